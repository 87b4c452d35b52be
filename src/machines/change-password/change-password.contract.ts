import { changePasswordService } from './change-password-service.ts';
import { boundedBy, defineFlow } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import type { PasswordChange } from '../new-password.ts';
import { closedObject, orNull } from '../payload-schema.ts';
import { noPayload, text, textMap, integer } from '../value-kinds.ts';

export interface ChangePasswordContext extends FormFailure, Lockout {
  /** From the press until the call has begun. */
  readonly change: PasswordChange | null;
}
/** A member changes the password by choice (specification, sections 3 and 7). */
export const changePasswordContract = defineFlow({
  id: 'changePassword',
  summary: 'Changes the password of a member who knows the old one; the session continues with a new token.',
  events: {
    'form.submit': filledForm(
      { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      { oldPassword: '', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
    ),
    'form.reset': noPayload,
  },
  effects: { keepToken: closedObject({ token: text }), sessionLost: noPayload },
  shows: { errors: textMap, secondsLeft: orNull(integer) },
  read: showLockout,
  states: { server: ['saving'], person: ['saved'], timer: ['locked'], form: ['editing'] },
  services: { changePassword: changePasswordService },
  delays: ['passwordLockout'],
  secrets: ['change', 'oldPassword', 'newPassword', 'confirmNewPassword', 'token'],
  bounded: boundedBy<ChangePasswordContext>({ has: ['change'], keep: ['error'] }),
});
