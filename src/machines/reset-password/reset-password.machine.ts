import { assign, raise, setup } from 'xstate';
import {
  showErrorIn,
  describeFailure,
  hasCode,
  hasFailedWith,
  hasThrottled,
  noFailure,
} from '../form-failure.ts';
import type { FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { nameNewPasswordErrors, readNewPassword, type NewPassword } from '../new-password.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import type { ResetPasswordContext, ResetPasswordInput } from './reset-password.contract.ts';

type ResetPasswordEvent =
  | { type: 'form.submit'; values: FormValues }
  | { type: 'form.reset' }
  | { type: 'login.open' }
  | { type: 'link.request' }
  | { type: 'secrets.forget' };
interface Typed {
  readonly values: FormValues;
}

/** See `resetPasswordContract`. The link stays while a password can still be put right. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
  },
  actors: {
    wait: unassembledWait,
    resetByLink: unassembledService<Record<string, never>, NewPassword & { readonly link: string }>(
      'resetByLink',
    ),
  },
  guards: {
    hasCode,
    hasNoLink: ({ context }) => context.link === null,
    isBad: (_, { values }: Typed) => Object.keys(nameNewPasswordErrors(values)).length > 0,
    isThrottled: hasThrottled,
  },
  actions: {
    complain: assign((_, { values }: Typed) => ({ error: null, errors: nameNewPasswordErrors(values) })),
    keepPassword: assign((_, { values }: Typed) => ({
      ...noFailure,
      newPassword: readNewPassword(values),
    })),
    forgetPassword: assign({ newPassword: null }),
    forgetLink: assign({ link: null }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    openLogin: unassembledEffect('openLogin'),
    openForgotPassword: unassembledEffect('openForgotPassword'),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...noFailure, ...noLockout, link: input.link, newPassword: null }),
  initial: 'opening',
  states: {
    // Transient: left in the step that enters it.
    opening: { always: [{ guard: 'hasNoLink', target: 'unusable' }, { target: 'editing' }] },
    editing: {
      on: {
        'form.submit': [
          // Only after a restore: the link is never stored.
          { guard: 'hasNoLink', target: 'unusable' },
          {
            guard: { type: 'isBad', params: ({ event }) => ({ values: event.values }) },
            actions: { type: 'complain', params: ({ event }) => ({ values: event.values }) },
          },
          {
            target: 'saving',
            actions: { type: 'keepPassword', params: ({ event }) => ({ values: event.values }) },
          },
        ],
        'form.reset': { actions: 'clearErrors' },
      },
    },
    saving: {
      // Raised events run in the same step, after the call has started: no snapshot keeps the password.
      entry: raise({ type: 'secrets.forget' }),
      on: { 'secrets.forget': { actions: 'forgetPassword' } },
      invoke: {
        id: 'resetByLink',
        src: 'resetByLink',
        input: ({ context }) => ({
          link: context.link ?? '',
          newPassword: context.newPassword?.newPassword ?? '',
          confirmNewPassword: context.newPassword?.confirmNewPassword ?? '',
        }),
        onDone: { target: 'saved', actions: 'forgetLink' },
        onError: [
          {
            guard: { type: 'hasCode', params: hasFailedWith('reset.link-used') },
            target: 'unusable',
            actions: 'forgetLink',
          },
          lockWhenThrottled,
          showErrorIn('editing'),
        ],
      },
    },
    locked: lockedUntil('linkLockout', 'editing'),
    unusable: { on: { 'link.request': { actions: 'openForgotPassword' } } },
    saved: { on: { 'login.open': { actions: 'openLogin' } } },
  },
});
