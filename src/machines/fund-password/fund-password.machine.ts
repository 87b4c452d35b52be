import { assign, raise, setup } from 'xstate';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import {
  showErrorIn,
  describeFailure,
  showErrorWhen,
  hasCode,
  hasThrottled,
  noFailure,
} from '../form-failure.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { FundPasswordContext, TypedSecrets } from './fund-password.contract.ts';

type FundPasswordEvent =
  | { type: 'security.retry' }
  | { type: 'form.submit'; values: FormValues }
  | { type: 'form.reset' }
  | { type: 'secrets.forget' };
/** Fields of a form: the last one repeats the one before. */
type Fields = readonly [string, string, string];
const firstFields: Fields = ['password', 'paymentPassword', 'confirmPaymentPassword'];
const changeFields: Fields = ['oldPaymentPassword', 'newPaymentPassword', 'confirmNewPaymentPassword'];

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
  (fields: Fields) =>
  ({ context }: { readonly context: FundPasswordContext }): TypedSecrets =>
    Object.fromEntries(fields.map((field) => [field, context.typed?.[field] ?? '']));

/** See `fundPasswordContract`. What was typed leaves the context in the step that starts the call. */
export const fundPasswordMachine = setup({
  types: { context: {} as FundPasswordContext, events: {} as FundPasswordEvent },
  actors: {
    wait: unassembledWait,
    loadFundPassword: unassembledService<{ readonly isSet: boolean }, Record<string, never>>(
      'loadFundPassword',
    ),
    setFundPassword: unassembledService<Record<string, never>, TypedSecrets>('setFundPassword'),
    changeFundPassword: unassembledService<Record<string, never>, TypedSecrets>('changeFundPassword'),
  },
  guards: {
    isSet: (_, { isSet }: { readonly isSet: boolean }) => isSet,
    isFirstIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values, firstFields)).length > 0,
    isChangeIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values, changeFields)).length > 0,
    isThrottled: hasThrottled,
    hasCode,
  },
  actions: {
    forgetSoon: raise({ type: 'secrets.forget' }),
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
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'fundPassword',
  context: { ...noFailure, ...noLockout, typed: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadFundPassword',
        src: 'loadFundPassword',
        input: {},
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => event.output }, target: 'changing' },
          { target: 'setting' },
        ],
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'security.retry': { target: 'loading', actions: 'clearErrors' } } },
    setting: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isFirstIncomplete', params: passValues },
            actions: { type: 'complainFirst', params: passValues },
          },
          { target: 'savingFirst', actions: { type: 'keepFirst', params: passValues } },
        ],
      },
    },
    changing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isChangeIncomplete', params: passValues },
            actions: { type: 'complainChange', params: passValues },
          },
          { target: 'savingChange', actions: { type: 'keepChange', params: passValues } },
        ],
      },
    },
    savingFirst: {
      ...forgettingSecrets('forgetTyped'),
      invoke: {
        id: 'setFundPassword',
        src: 'setFundPassword',
        input: give(firstFields),
        onDone: 'saved',
        onError: [
          lockWhenThrottled,
          // Set in another tab meanwhile, or by the call that was cut off: look before it is tried again.
          showErrorWhen('loading', 'fund-password.set', 'request.interrupted'),
          showErrorIn('setting'),
        ],
      },
    },
    savingChange: {
      ...forgettingSecrets('forgetTyped'),
      invoke: {
        id: 'changeFundPassword',
        src: 'changeFundPassword',
        input: give(changeFields),
        onDone: 'saved',
        onError: [
          lockWhenThrottled,
          showErrorWhen('loading', 'fund-password.missing'),
          showErrorIn('changing'),
        ],
      },
    },
    locked: lockedUntil('fundPasswordLockout', 'loading'),
    saved: { entry: 'clearErrors', on: { 'form.reset': 'changing' } },
  },
});
