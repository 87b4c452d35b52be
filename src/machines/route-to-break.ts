import { hasFailedWith } from './form-failure.ts';
import { readFailureDetails } from './failure.ts';
import { closedObject, type ValueOf } from './payload-schema.ts';
import { failed } from './service-contract.ts';
import { flag, secretText, text } from './value-kinds.ts';

/** A good login of a member on a break (wire contract of `session.login`): `onBreak` tells the rest. */
export const onBreakCode = 'account.on-break';

/** What a login gives the flow that continues with it. */
export const breakDetailsSchema = closedObject({
  /** End of the break, ISO 8601. */
  until: text,
  /** Opens a session for withdrawals, once; ten minutes. */
  ticket: secretText,
  /** After that end play opens on request alone. */
  onRequest: flag,
});
export type BreakDetails = ValueOf<typeof breakDetailsSchema>;

/** `params` of the effect `openBreak`. */
export function passBreak({ event }: { readonly event: { readonly error: unknown } }): BreakDetails {
  const { until, ticket, onRequest } = readFailureDetails(event.error);
  return {
    until: typeof until === 'string' ? until : '',
    ticket: typeof ticket === 'string' ? ticket : '',
    onRequest: onRequest === true,
  };
}
/** Branch of a login's `onError`: the flow ends at `target`, and `onBreak` continues. Needs `hasCode` and `openBreak`. */
export function routeToBreak<const Target extends string>(target: Target) {
  return {
    guard: { type: 'hasCode', params: hasFailedWith(onBreakCode) },
    target,
    actions: { type: 'openBreak', params: passBreak },
  } as const;
}
/** Such a refusal, for contracts. */
export const breakRefusal = failed('on a break', onBreakCode, {
  value: { until: '2026-12-01T08:00:00.000Z', ticket: 'ticket-1', onRequest: false },
});
