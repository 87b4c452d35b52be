import { nameErrorMessage } from '../error-message.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import type { Credentials, LoginContext, LoginTab, NewPassword } from './login.context.ts';

/** What the form holds; other fields are left alone. */
export type LoginValues = Readonly<Record<string, unknown>> | undefined;

const fields: Readonly<Record<LoginTab, readonly [name: string, secret: string]>> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'verificationCode'],
};
function readText(values: LoginValues, field: string): string {
  const value = values?.[field];
  return typeof value === 'string' ? value : '';
}
/** The answer typed into its own field, or sent along with the form. */
export function readCaptchaAnswer(context: LoginContext, values: LoginValues): string | null {
  if (!context.captchaRequired) return null;
  const inForm = readText(values, 'captcha');
  return inForm === '' ? context.captchaAnswer : inForm;
}
/** Required fields of the current tab that are empty (specification, section 5). */
export function listMissing(context: LoginContext, values: LoginValues): readonly string[] {
  const missing = fields[context.tab].filter((field) => isBlank(values?.[field]));
  const lacksCaptcha = context.captchaRequired && isBlank(readCaptchaAnswer(context, values));
  return lacksCaptcha ? [...missing, 'captcha'] : missing;
}
/** By mobile, the number goes as the name and the code as the password; names lose outer white space. */
export function readCredentials(tab: LoginTab, values: LoginValues): Credentials {
  const [name, secret] = fields[tab];
  return { username: readText(values, name).trim(), password: readText(values, secret) };
}
export function readNewPassword(values: LoginValues): NewPassword {
  return {
    newPassword: readText(values, 'newPassword'),
    confirmNewPassword: readText(values, 'confirmNewPassword'),
  };
}
/** What is wrong with a new password before the server has seen it: field → message key. */
export function nameNewPasswordErrors(values: LoginValues): Readonly<Record<string, string>> {
  const typed = readNewPassword(values);
  const missing = Object.entries(typed).filter(([, value]) => value === '');
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([field]) => [field, nameErrorMessage('field.required')]));
  return typed.newPassword === typed.confirmNewPassword
    ? {}
    : { confirmNewPassword: nameErrorMessage('field.mismatch') };
}
