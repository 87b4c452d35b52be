import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { orNull } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, messageMap, secretText, integer } from '../value-kinds.ts';

/** What a form holds, field by field, until the call that sends it has started. */
export type TypedSecrets = Readonly<Record<string, string>>;
export type FundPasswordContext = FormFailure & Lockout & { readonly typed: TypedSecrets | null };
const first = { password: 'Foyer-2026', paymentPassword: '480213', confirmPaymentPassword: '480213' };
const next = {
  oldPaymentPassword: '480213',
  newPaymentPassword: '771904',
  confirmNewPaymentPassword: '771904',
};
/** The second password, which whatever takes money or points out of the account asks for. */
export const fundPasswordContract = defineFlow({
  id: 'fundPassword',
  needs: 'member',
  summary: 'Sets the first fund password, or changes the one that is there.',
  events: {
    'form.submit': filledForm(
      first,
      { ...first, paymentPassword: '' },
      { ...first, confirmPaymentPassword: '480214' },
      next,
      { ...next, oldPaymentPassword: '' },
      { ...next, confirmNewPaymentPassword: '480214' },
    ),
    ...withoutPayload('security.retry', 'form.reset'),
  },
  shows: { errors: messageMap, secondsLeft: orNull(integer) },
  read: showLockout,
  states: {
    server: ['loading', 'savingFirst', 'savingChange'],
    person: ['failed', 'saved'],
    timer: ['locked'],
    form: ['setting', 'changing'],
  },
  services: {
    loadFundPassword: call({}, { isSet: flag }, [
      done('none yet', { isSet: false }),
      done('there is one', { isSet: true }),
    ]),
    setFundPassword: callOnce(
      { password: secretText, paymentPassword: secretText, confirmPaymentPassword: secretText },
      {},
      [
        done('saved', {}),
        failedAt('password', 'wrong login password', 'password.wrong'),
        failedAt('paymentPassword', 'easy to guess', 'fund-password.weak'),
        failed('there is one', 'fund-password.set'),
        throttled(300),
      ],
    ),
    changeFundPassword: callOnce(
      {
        oldPaymentPassword: secretText,
        newPaymentPassword: secretText,
        confirmNewPaymentPassword: secretText,
      },
      {},
      [
        done('saved', {}),
        failedAt('oldPaymentPassword', 'wrong fund password', 'fund-password.wrong'),
        failed('none yet', 'fund-password.missing'),
        failed('locked', 'fund-password.locked', { retryAfter: 900 }),
      ],
    ),
  },
  delays: ['fundPasswordLockout'],
  secrets: ['typed', ...Object.keys(first), ...Object.keys(next)],
  bounded: boundedBy<FundPasswordContext>({ has: ['error', 'errors', 'typed'] }),
});
