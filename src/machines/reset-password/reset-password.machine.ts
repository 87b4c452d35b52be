import { assign } from 'xstate';
import { askingWith, setupFlow, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, showErrorWhen, hasFailedWith, noFailure } from '../form-failure.ts';
import type { FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { nameNewPasswordErrors, readNewPassword } from '../new-password.ts';
import {
  askingQuestion,
  isUnanswered,
  nameAnswerMissing,
  readAnswer,
  readQuestion,
  routeToQuestion,
} from '../security-questions/security-question.ts';
import { resetPasswordContract, type ResetPasswordContext } from './reset-password.contract.ts';

type LinkReset = AskOf<typeof resetPasswordContract, 'resetByLink'>;
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
export const resetPasswordMachine = setupFlow(resetPasswordContract, {
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isBad: (_, { values }: FormInput) => Object.keys(nameNewPasswordErrors(values)).length > 0,
    // Only after a restore: secrets are never stored.
    hasNoPassword: ({ context }) => context.newPassword === null || context.link === null,
    isUnanswered,
  },
  actions: {
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
          { guard: withEvent('isBad'), actions: withEvent('complain') },
          { target: 'saving', actions: withEvent('keepPassword') },
        ],
        'form.reset': { actions: 'clearErrors' },
      },
    },
    saving: askingWith('resetByLink', readReset, {
      onDone: { target: 'saved', actions: 'forgetLink' },
      onError: [whenLinkUsed, routeToQuestion('answering'), lockWhenThrottled, showErrorIn('editing')],
    }),
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
