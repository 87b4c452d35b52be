import { assign, raise, setup } from 'xstate';
import { forgettingSecrets } from '../forget-secrets.ts';
import {
  showErrorIn,
  describeFailure,
  type CallFailure,
  hasThrottled,
  noFailure,
  passError,
} from '../form-failure.ts';
import { isSignedOut } from '../failure.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import type { FormInput, FormValues } from '../form-values.ts';
import {
  nameChangeErrors,
  noPasswordChange,
  readPasswordChange,
  type PasswordChange,
} from '../new-password.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import type { ChangePasswordContext } from './change-password.contract.ts';

type ChangePasswordEvent =
  | { type: 'form.submit'; values: FormValues }
  | { type: 'form.reset' }
  | { type: 'secrets.forget' };

/** See `changePasswordContract`. Passwords leave the context in the step that starts the call. */
export const changePasswordMachine = setup({
  types: { context: {} as ChangePasswordContext, events: {} as ChangePasswordEvent },
  actors: {
    wait: unassembledWait,
    changePassword: unassembledService<{ readonly token: string }, PasswordChange>('changePassword'),
  },
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameChangeErrors(values)).length > 0,
    isThrottled: hasThrottled,
    isSignedOut: (_, { error }: CallFailure) => isSignedOut(error),
  },
  actions: {
    forgetSoon: raise({ type: 'secrets.forget' }),
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameChangeErrors(values) })),
    keepPasswords: assign((_, { values }: FormInput) => ({
      ...noFailure,
      change: readPasswordChange(values),
    })),
    forgetPasswords: assign({ change: null }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    keepToken: unassembledEffect<{ readonly token: string }>('keepToken'),
    sessionLost: unassembledEffect('sessionLost'),
  },
}).createMachine({
  id: 'changePassword',
  context: { ...noFailure, ...noLockout, change: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => ({ values: event.values }) },
            actions: { type: 'complain', params: ({ event }) => ({ values: event.values }) },
          },
          {
            target: 'saving',
            actions: { type: 'keepPasswords', params: ({ event }) => ({ values: event.values }) },
          },
        ],
        'form.reset': { actions: 'clearErrors' },
      },
    },
    saving: {
      ...forgettingSecrets('forgetPasswords'),
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.change ?? noPasswordChange,
        onDone: {
          target: 'saved',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.token }) },
        },
        onError: [
          lockWhenThrottled,
          {
            guard: { type: 'isSignedOut', params: passError },
            target: 'editing',
            actions: [{ type: 'showError', params: passError }, 'sessionLost'],
          },
          showErrorIn('editing'),
        ],
      },
    },
    locked: lockedUntil('passwordLockout', 'editing'),
    saved: { on: { 'form.reset': 'editing' } },
  },
});
