import type { JsonObject } from '../../protocol/json.ts';
import { isBlank, readMobileNumber } from '../sms-code/mobile-number.ts';
import type { RegistrationContext } from './registration.context.ts';

/** What the form holds. Which fields there are is the settings' business, not the machine's. */
export type RegistrationValues = JsonObject | undefined;

export interface RegistrationRequest {
  readonly method: 'username' | 'mobile';
  readonly user: JsonObject;
  readonly captcha: string | null;
  readonly verificationCode: string | null;
  readonly ticket: string | null;
}

/** The answer typed into its own field, or sent along with the form. */
export function readCaptchaAnswer(context: RegistrationContext, values: RegistrationValues): string | null {
  if (!context.hasCaptcha) return null;
  const inForm = values?.['captcha'];
  return typeof inForm === 'string' && inForm !== '' ? inForm : context.captchaAnswer;
}
/**
 * What the flow itself cannot do without, as field → message key. Patterns and further required fields
 * are checked by the form's schema, and by the server.
 */
export function findGaps(
  context: RegistrationContext,
  values: RegistrationValues,
): Readonly<Record<string, string>> {
  const needsMobile = context.method === 'mobile' || context.hasSms;
  const gaps: [field: string, key: string][] = [];
  if (context.method === 'username' && isBlank(values?.['username'])) {
    gaps.push(['username', 'error.field.required']);
  }
  if (needsMobile && isBlank(values?.['mobileNum'])) gaps.push(['mobileNum', 'error.field.required']);
  else if (needsMobile && readMobileNumber(values?.['mobileNum']) === null) {
    gaps.push(['mobileNum', 'error.mobile.invalid']);
  }
  if (context.hasCaptcha && isBlank(readCaptchaAnswer(context, values))) {
    gaps.push(['captcha', 'error.field.required']);
  }
  return Object.fromEntries(gaps);
}
export function readSubmittedNumber({ values }: RegistrationContext): string {
  return readMobileNumber(values?.['mobileNum']) ?? '';
}
/** By mobile, the number is the name; a code from the address counts when the form does not ask for one. */
export function describeRequest(context: RegistrationContext): RegistrationRequest {
  const { method, affiliateCode, referralCode, captchaAnswer, code, ticket } = context;
  const { captcha: _answeredApart, ...typed } = context.values ?? {};
  const number = readSubmittedNumber(context);
  const user: JsonObject = {
    ...typed,
    ...(typeof typed['username'] === 'string' ? { username: typed['username'].trim() } : {}),
    ...(number === '' ? {} : { mobileNum: number }),
    ...(method === 'mobile' ? { username: number } : {}),
    ...(affiliateCode === null || !isBlank(typed['affiliateCode']) ? {} : { affiliateCode }),
    ...(referralCode === null || !isBlank(typed['referralCode']) ? {} : { referralCode }),
  };
  return { method, user, captcha: captchaAnswer, verificationCode: code, ticket };
}
