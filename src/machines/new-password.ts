import { nameErrorMessage } from './error-message.ts';

/** What a form holds; other fields are left alone. */
export type FormValues = Readonly<Record<string, unknown>> | undefined;

/** A new password, typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}
export function readText(values: FormValues, field: string): string {
  const value = values?.[field];
  return typeof value === 'string' ? value : '';
}
/** Required fields that are empty or only white space: field → message key. */
export function nameMissing(values: FormValues, fields: readonly string[]): Readonly<Record<string, string>> {
  const missing = fields.filter((field) => readText(values, field).trim() === '');
  return Object.fromEntries(missing.map((field) => [field, nameErrorMessage('field.required')]));
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
