import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, type CallFailure, noFailure } from '../form-failure.ts';
import { isSignedOut } from '../failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import type { FormInput } from '../form-values.ts';
import { nameChangeErrors, noPasswordChange, readPasswordChange } from '../new-password.ts';
import { changePasswordContract } from './change-password.contract.ts';

/** See `changePasswordContract`. Passwords leave the context in the step that starts the call. */
export const changePasswordMachine = setupFlow(changePasswordContract, {
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameChangeErrors(values)).length > 0,
    isSignedOut: (_, { error }: CallFailure) => isSignedOut(error),
  },
  actions: {
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameChangeErrors(values) })),
    keepPasswords: assign((_, { values }: FormInput) => ({
      ...noFailure,
      change: readPasswordChange(values),
    })),
    forgetPasswords: assign({ change: null }),
  },
}).createMachine({
  id: 'changePassword',
  context: { ...noFailure, ...noLockout, change: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'saving', actions: withEvent('keepPasswords') },
        ],
        'form.reset': { actions: 'clearErrors' },
      },
    },
    saving: {
      ...forgettingSecrets('forgetPasswords'),
      ...askingWith('changePassword', ({ context }) => context.change ?? noPasswordChange, {
        onDone: { target: 'saved', actions: withAnswer('keepToken') },
        onError: [
          lockWhenThrottled,
          {
            guard: withError('isSignedOut'),
            target: 'editing',
            actions: [withError('showError'), 'sessionLost'],
          },
          showErrorIn('editing'),
        ],
      }),
    },
    locked: lockedUntil('passwordLockout', 'editing'),
    saved: { on: { 'form.reset': 'editing' } },
  },
});
