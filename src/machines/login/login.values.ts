import { isBlank } from '../sms-code/mobile-number.ts';
import { readText, type FormValues } from '../form-values.ts';
import type { Credentials, LoginContext, LoginTab } from './login.contract.ts';

const fields: Readonly<Record<LoginTab, readonly [name: string, secret: string]>> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'verificationCode'],
};
/** The answer typed into its own field, or sent along with the form. */
export function readCaptchaAnswer(context: LoginContext, values: FormValues): string | null {
  if (!context.captchaRequired) return null;
  const inForm = readText(values, 'captcha');
  return inForm === '' ? context.captchaAnswer : inForm;
}
/** Required fields of the current tab that are empty (specification, section 5). */
export function listMissing(context: LoginContext, values: FormValues): readonly string[] {
  const missing = fields[context.tab].filter((field) => isBlank(values?.[field]));
  const lacksCaptcha = context.captchaRequired && isBlank(readCaptchaAnswer(context, values));
  return lacksCaptcha ? [...missing, 'captcha'] : missing;
}
/** By mobile, the number goes as the name and the code as the password; names lose outer white space. */
export function readCredentials(tab: LoginTab, values: FormValues): Credentials {
  const [name, secret] = fields[tab];
  return { username: readText(values, name).trim(), password: readText(values, secret) };
}
