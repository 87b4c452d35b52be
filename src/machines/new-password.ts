import { nameErrorMessage } from './error-message.ts';
import { nameMissing, readText, type FormValues } from './form-values.ts';
import { closedObject, oneOfTexts, type ValueOf } from './payload-schema.ts';
import { secretText, text } from './value-kinds.ts';

/** A new password, typed twice. */
export const newPassword = { newPassword: text, confirmNewPassword: text };
export const newPasswordSchema = closedObject(newPassword);
export type NewPassword = ValueOf<typeof newPasswordSchema>;
export function readNewPassword(values: FormValues): NewPassword {
  return {
    newPassword: readText(values, 'newPassword'),
    confirmNewPassword: readText(values, 'confirmNewPassword'),
  };
}
/** What is wrong with a new password before the server has seen it: field → message key. */
export function nameNewPasswordErrors(values: FormValues): Readonly<Record<string, string>> {
  const typed = readNewPassword(values);
  const missing = Object.entries(typed).filter(([, value]) => value === '');
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([field]) => [field, nameErrorMessage('field.required')]));
  return typed.newPassword === typed.confirmNewPassword
    ? {}
    : { confirmNewPassword: nameErrorMessage('field.mismatch') };
}

/** The same as a call is given it. */
export const newSecrets = { newPassword: secretText, confirmNewPassword: secretText };

/** A new password in place of one that is typed too. */
export const passwordChangeSchema = closedObject({ oldPassword: text, ...newPassword });
export type PasswordChange = ValueOf<typeof passwordChangeSchema>;
/** For a call whose secrets were not stored. */
export const noPasswordChange: PasswordChange = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
export function readPasswordChange(values: FormValues): PasswordChange {
  return { oldPassword: readText(values, 'oldPassword'), ...readNewPassword(values) };
}
/** What is wrong with a change of password before the server has seen it: field → message key. */
export function nameChangeErrors(values: FormValues): Readonly<Record<string, string>> {
  return { ...nameMissing(values, ['oldPassword']), ...nameNewPasswordErrors(values) };
}
/** Why a login has to be followed by a new password. */
export const changeReason = oneOfTexts(['default', 'expired']);
export type ChangeReason = ValueOf<typeof changeReason>;
/** What a good login says of its password. */
export interface PasswordStatus {
  readonly passwordExpired: boolean;
  readonly passwordDefault: boolean;
}
/** Null where the password may stay. Age counts only where the site has the rule. */
export function nameChangeReason(
  { passwordDefault, passwordExpired }: PasswordStatus,
  hasExpiryRule: boolean,
): ChangeReason | null {
  if (passwordDefault) return 'default';
  return passwordExpired && hasExpiryRule ? 'expired' : null;
}
