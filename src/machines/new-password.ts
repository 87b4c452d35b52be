import { nameErrorMessage } from './error-message.ts';
import { readText, type FormValues } from './form-values.ts';

/** A new password, typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}
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
