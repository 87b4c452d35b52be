import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, showErrorWhen, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import {
  fundPasswordContract,
  type FundPasswordContext,
  type TypedSecrets,
} from './fund-password.contract.ts';

/** Fields of a form: the last one repeats the one before. */
type Fields<Name extends string = string> = readonly [Name, Name, Name];
const firstFields = ['password', 'paymentPassword', 'confirmPaymentPassword'] as const;
const changeFields = ['oldPaymentPassword', 'newPaymentPassword', 'confirmNewPaymentPassword'] as const;

function nameGaps(values: FormValues, [given, wanted, repeated]: Fields): Readonly<Record<string, string>> {
  // Anyone who logs in by SMS only has no login password to give; the server knows who that is.
  const needed = given === 'password' ? [wanted, repeated] : [given, wanted, repeated];
  const missing = nameMissing(values, needed);
  if (Object.keys(missing).length > 0) return missing;
  return readText(values, wanted) === readText(values, repeated)
    ? {}
    : { [repeated]: nameErrorMessage('field.mismatch') };
}
const keep = (values: FormValues, fields: Fields): TypedSecrets =>
  Object.fromEntries(fields.map((field) => [field, readText(values, field)]));
const give =
  <Name extends string>(fields: Fields<Name>) =>
  ({ context }: { readonly context: FundPasswordContext }) =>
    Object.fromEntries(fields.map((field) => [field, context.typed?.[field] ?? ''])) as Record<Name, string>;

/** See `fundPasswordContract`. What was typed leaves the context in the step that starts the call. */
export const fundPasswordMachine = setupFlow(fundPasswordContract, {
  guards: {
    isSet: (_, { isSet }: { readonly isSet: boolean }) => isSet,
    isFirstIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values, firstFields)).length > 0,
    isChangeIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values, changeFields)).length > 0,
  },
  actions: {
    complainFirst: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameGaps(values, firstFields),
    })),
    complainChange: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameGaps(values, changeFields),
    })),
    keepFirst: assign((_, { values }: FormInput) => ({ ...noFailure, typed: keep(values, firstFields) })),
    keepChange: assign((_, { values }: FormInput) => ({ ...noFailure, typed: keep(values, changeFields) })),
    forgetTyped: assign({ typed: null }),
  },
}).createMachine({
  id: 'fundPassword',
  context: { ...noFailure, ...noLockout, typed: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadFundPassword', 'security.retry', [
      { guard: withAnswer('isSet'), target: 'changing' },
      { target: 'setting' },
    ]),
    setting: {
      on: {
        'form.submit': [
          { guard: withEvent('isFirstIncomplete'), actions: withEvent('complainFirst') },
          { target: 'savingFirst', actions: withEvent('keepFirst') },
        ],
      },
    },
    changing: {
      on: {
        'form.submit': [
          { guard: withEvent('isChangeIncomplete'), actions: withEvent('complainChange') },
          { target: 'savingChange', actions: withEvent('keepChange') },
        ],
      },
    },
    savingFirst: {
      ...forgettingSecrets('forgetTyped'),
      ...askingWith('setFundPassword', give(firstFields), {
        onDone: 'saved',
        onError: [
          lockWhenThrottled,
          // Set in another tab meanwhile, or by the call that was cut off: look before it is tried again.
          showErrorWhen('loading', 'fund-password.set', 'request.interrupted'),
          showErrorIn('setting'),
        ],
      }),
    },
    savingChange: {
      ...forgettingSecrets('forgetTyped'),
      ...askingWith('changeFundPassword', give(changeFields), {
        onDone: 'saved',
        onError: [
          lockWhenThrottled,
          showErrorWhen('loading', 'fund-password.missing'),
          showErrorIn('changing'),
        ],
      }),
    },
    locked: lockedUntil('fundPasswordLockout', 'loading'),
    saved: { entry: 'clearErrors', on: { 'form.reset': 'changing' } },
  },
});
