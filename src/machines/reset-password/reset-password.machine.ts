import { assign, raise, setup } from 'xstate';
import { forgettingSecrets } from '../forget-secrets.ts';
import {
  showErrorIn,
  showErrorWhen,
  describeFailure,
  hasCode,
  hasFailedWith,
  hasThrottled,
  noFailure,
} from '../form-failure.ts';
import { passValues, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { nameNewPasswordErrors, readNewPassword, type NewPassword } from '../new-password.ts';
import {
  askingQuestion,
  isUnanswered,
  nameAnswerMissing,
  readAnswer,
  readQuestion,
  routeToQuestion,
} from '../security-questions/security-question.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import type { ResetPasswordContext, ResetPasswordInput } from './reset-password.contract.ts';

type ResetPasswordEvent =
  | { type: 'form.submit'; values: FormValues }
  | { type: 'answer.submit'; values: FormValues }
  | { type: 'form.reset' }
  | { type: 'login.open' }
  | { type: 'link.request' }
  | { type: 'secrets.forget' };
interface LinkReset extends NewPassword {
  readonly link: string;
  readonly answer: string;
}
const readReset = ({ context }: { readonly context: ResetPasswordContext }): LinkReset => ({
  link: context.link ?? '',
  newPassword: context.newPassword?.newPassword ?? '',
  confirmNewPassword: context.newPassword?.confirmNewPassword ?? '',
  answer: context.answer ?? '',
});
const whenLinkUsed = {
  guard: { type: 'hasCode', params: hasFailedWith('reset.link-used') },
  target: 'unusable',
  actions: 'forgetLink',
} as const;

/** See `resetPasswordContract`. The link stays while a password can still be put right. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
  },
  actors: {
    wait: unassembledWait,
    resetByLink: unassembledService<Record<string, never>, LinkReset>('resetByLink'),
  },
  guards: {
    hasCode,
    hasNoLink: ({ context }) => context.link === null,
    isBad: (_, { values }: FormInput) => Object.keys(nameNewPasswordErrors(values)).length > 0,
    isThrottled: hasThrottled,
    // Only after a restore: secrets are never stored.
    hasNoPassword: ({ context }) => context.newPassword === null || context.link === null,
    isUnanswered,
  },
  actions: {
    forgetSoon: raise({ type: 'secrets.forget' }),
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameNewPasswordErrors(values) })),
    keepPassword: assign((_, { values }: FormInput) => ({
      ...noFailure,
      newPassword: readNewPassword(values),
    })),
    forgetPassword: assign({ newPassword: null, question: null }),
    keepQuestion: assign(readQuestion),
    complainOfAnswer: assign(nameAnswerMissing),
    keepAnswer: assign(readAnswer),
    forgetAnswer: assign({ answer: null }),
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
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    link: input.link,
    newPassword: null,
    question: null,
    answer: null,
  }),
  initial: 'opening',
  states: {
    // Transient: left in the step that enters it.
    opening: { always: [{ guard: 'hasNoLink', target: 'unusable' }, { target: 'editing' }] },
    editing: {
      entry: 'forgetPassword',
      on: {
        'form.submit': [
          // Only after a restore: the link is never stored.
          { guard: 'hasNoLink', target: 'unusable' },
          {
            guard: { type: 'isBad', params: passValues },
            actions: { type: 'complain', params: passValues },
          },
          {
            target: 'saving',
            actions: { type: 'keepPassword', params: passValues },
          },
        ],
        'form.reset': { actions: 'clearErrors' },
      },
    },
    saving: {
      invoke: {
        id: 'resetByLink',
        src: 'resetByLink',
        input: readReset,
        onDone: { target: 'saved', actions: 'forgetLink' },
        onError: [whenLinkUsed, routeToQuestion('answering'), lockWhenThrottled, showErrorIn('editing')],
      },
    },
    answering: askingQuestion('hasNoPassword'),
    proving: {
      ...forgettingSecrets('forgetAnswer'),
      invoke: {
        id: 'answerByLink',
        src: 'resetByLink',
        input: readReset,
        onDone: { target: 'saved', actions: 'forgetLink' },
        onError: [
          whenLinkUsed,
          routeToQuestion('answering'),
          showErrorWhen('answering', 'questions.wrong'),
          lockWhenThrottled,
          showErrorIn('editing'),
        ],
      },
    },
    locked: { ...lockedUntil('linkLockout', 'editing'), entry: 'forgetPassword' },
    unusable: { entry: 'forgetPassword', on: { 'link.request': { actions: 'openForgotPassword' } } },
    saved: { entry: 'forgetPassword', on: { 'login.open': { actions: 'openLogin' } } },
  },
});
