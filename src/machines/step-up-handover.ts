import type { JsonSchema } from '../protocol/json.ts';
import { readFailureDetails } from './failure.ts';
import { closedObject, listOf, secretText } from './payload-schema.ts';
import { stepUpOptionSchema, type StepUpInput } from './step-up/step-up.context.ts';

/** The right password came from a place nobody knows (wire contract): the login goes on in `stepUp`. */
export const newPlaceCode = 'login_verify_required';
/** What a login gives the flow that goes on with it. */
export type StepUpHandover = StepUpInput;
export const stepUpHandoverSchema: JsonSchema = closedObject({
  ticket: secretText,
  options: listOf(stepUpOptionSchema),
});
/** `params` of the effect `openStepUp`. */
export function passStepUp({ event }: { readonly event: { readonly error: unknown } }): StepUpHandover {
  const { ticket, options } = readFailureDetails(event.error);
  return {
    ticket: typeof ticket === 'string' ? ticket : '',
    options: Array.isArray(options) ? (options as StepUpHandover['options']) : [],
  };
}
/** Such a refusal, for contracts. */
export const newPlace = {
  code: newPlaceCode,
  value: { ticket: 'ticket-1', options: [{ method: 'sms', masked: '••• 4567' }] },
};
