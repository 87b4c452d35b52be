import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { newSecrets, type NewPassword } from '../new-password.ts';
import { closedObject, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { questionRefusals, showQuestion } from '../security-questions/security-question.ts';
import { callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { messageKey, secretText, textMap, integer } from '../value-kinds.ts';

/** What the link of the message brings; null where the page was opened without one. It is good once. */
export const resetPasswordInput = closedObject({ link: withSamples(orNull(secretText), ['link-1', null]) });
export type ResetPasswordInput = ValueOf<typeof resetPasswordInput>;
export type ResetPasswordContext = FormFailure &
  Lockout &
  ResetPasswordInput & {
    /** Kept until the server has said whether it asks a question besides. */
    readonly newPassword: NewPassword | null;
    /** Key of the security question that waits for an answer; null where none does. */
    readonly question: string | null;
    readonly answer: string | null;
  };
/** The page that the link of a message opens (specification, section 7: password by email). */
export const resetPasswordContract = defineFlow({
  id: 'resetPassword',
  summary: 'Takes a new password for the link of a message; each link is good once.',
  events: {
    'form.submit': filledForm(
      { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
    ),
    'answer.submit': filledForm({ answer: 'Mango' }, { answer: ' ' }),
    ...withoutPayload('form.reset', 'login.open', 'link.request'),
  },
  effects: withoutPayload('openLogin', 'openForgotPassword'),
  leaving: ['openLogin', 'openForgotPassword'],
  shows: { errors: textMap, secondsLeft: orNull(integer), question: messageKey },
  read: (context: ResetPasswordContext, state) => ({
    ...showLockout(context, state),
    ...showQuestion(context.question),
  }),
  states: {
    server: ['saving', 'proving'],
    person: ['unusable', 'saved'],
    timer: ['locked'],
    form: ['editing', 'answering'],
  },
  input: resetPasswordInput,
  services: {
    resetByLink: callOnce({ link: secretText, ...newSecrets, answer: secretText }, {}, [
      done('saved', {}),
      failed('link used', 'reset.link-used'),
      failedAt('newPassword', 'too weak', 'password.weak'),
      ...questionRefusals,
      throttled(300),
    ]),
  },
  delays: ['linkLockout'],
  secrets: ['link', 'newPassword', 'confirmNewPassword', 'answer'],
  bounded: boundedBy<ResetPasswordContext>({ has: ['error', 'link', 'newPassword', 'question'] }),
});
