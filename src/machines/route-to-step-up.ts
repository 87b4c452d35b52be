import { hasFailedWith } from './form-failure.ts';
import { readFailureDetails } from './failure.ts';
import { closedObject, listOf, oneOfTexts, type ValueOf } from './payload-schema.ts';
import { failed } from './service-contract.ts';
import { secretText, text } from './value-kinds.ts';

/**
 * The password is correct, but the location is unknown or the member has an authenticator (wire contract):
 * the login continues in `stepUp`.
 */
export const newLocationCode = 'login_verify_required';

export const stepUpMethods = ['sms', 'email', 'payeeName', 'authenticator', 'passkey'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];
/** One way an account has to prove itself, with as much of the address as may be shown. */
export const stepUpOptionSchema = closedObject({
  method: oneOfTexts(stepUpMethods),
  /** Masked number or address; empty for a name or an authenticator. */
  masked: text,
});
export type StepUpOption = ValueOf<typeof stepUpOptionSchema>;

/** What a login gives the flow that continues with it. */
export const stepUpDetailsSchema = closedObject({
  /** Good for this one login; ten minutes. */
  ticket: secretText,
  options: listOf(stepUpOptionSchema),
});
export type StepUpDetails = ValueOf<typeof stepUpDetailsSchema>;
/** `params` of the effect `openStepUp`. */
export function passStepUp({ event }: { readonly event: { readonly error: unknown } }): StepUpDetails {
  const { ticket, options } = readFailureDetails(event.error);
  return {
    ticket: typeof ticket === 'string' ? ticket : '',
    options: Array.isArray(options) ? (options as readonly StepUpOption[]) : [],
  };
}
/** Branch of a login's `onError`: the flow ends at `target`, and `stepUp` continues. Needs `hasCode` and `openStepUp`. */
export function routeToStepUp<const Target extends string>(target: Target) {
  return {
    guard: { type: 'hasCode', params: hasFailedWith(newLocationCode) },
    target,
    actions: { type: 'openStepUp', params: passStepUp },
  } as const;
}
/** Such a refusal, for contracts. */
export const newLocationRefusal = failed('new place', newLocationCode, {
  value: { ticket: 'ticket-1', options: [{ method: 'sms', masked: '••• 4567' }] },
});
/** The same for a member whom an authenticator has to let in. */
export const authenticatorRefusal = failed('authenticator asked for', newLocationCode, {
  value: { ticket: 'ticket-1', options: [{ method: 'authenticator', masked: '' }] },
});
