import type { JsonObject } from '../../protocol/json/json.ts';
import { isBlank, readMobileNumber } from '../sms-code/mobile-number.ts';
import { isCaptchaOpen, type RegistrationContext, type StoredAttempt } from './registration.context.ts';

/** What the form holds. Which fields there are is the settings' business, not the machine's. */
export type RegistrationValues = JsonObject | undefined;

interface Registering {
  readonly method: 'username' | 'mobile';
  readonly user: JsonObject;
  /** Token of the attempt. */
  readonly attempt: string | null;
}
/** What is judged before any proof is asked for. */
export interface RegistrationCheck extends Registering {
  readonly captcha: string | null;
}
export interface RegistrationRequest extends Registering {
  readonly ticket: string | null;
}
export interface NumberProof {
  readonly attempt: string | null;
  readonly mobileNum: string;
  readonly code: string;
}

/** The answer typed into its own field, or sent along with the form. */
export function readCaptchaAnswer(context: RegistrationContext, values: RegistrationValues): string | null {
  if (!isCaptchaOpen(context)) return null;
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
  if (isCaptchaOpen(context) && isBlank(readCaptchaAnswer(context, values))) {
    gaps.push(['captcha', 'error.captcha.required']);
  }
  return Object.fromEntries(gaps);
}
/** The number of the form with the code of the country beside it, unless it says its own. */
export function readSubmittedNumber({ values }: RegistrationContext): string {
  const typed = readMobileNumber(values?.['mobileNum']) ?? '';
  const code = values?.['countryDialingCode'];
  const isWhole = typed === '' || typed.startsWith('+') || typeof code !== 'string';
  return isWhole ? typed : `${code}${typed.replace(/^0+/, '')}`;
}
/** Whether the number of the form is the one that a code was typed in for. */
export function isNumberProven(context: RegistrationContext): boolean {
  const proven = context.attempt?.provenNumber ?? null;
  return proven !== null && proven === readSubmittedNumber(context);
}
/** By mobile, the number is the name; a code from the address counts when the form does not ask for one. */
function describeUser(context: RegistrationContext): Registering {
  const { method, affiliateCode, referralCode, attempt } = context;
  const { captcha: _answeredApart, ...typed } = context.values ?? {};
  const number = readSubmittedNumber(context);
  const user: JsonObject = {
    ...typed,
    ...(typeof typed['username'] === 'string' ? { username: typed['username'].trim() } : {}),
    // As it was typed: the rule of the field judges that, and the code goes beside it.
    ...(number === '' ? {} : { mobileNum: readMobileNumber(typed['mobileNum']) ?? '' }),
    ...(method === 'mobile' ? { username: number } : {}),
    ...(affiliateCode === null || !isBlank(typed['affiliateCode']) ? {} : { affiliateCode }),
    ...(referralCode === null || !isBlank(typed['referralCode']) ? {} : { referralCode }),
  };
  return { method, user, attempt: attempt?.token ?? null };
}
export const describeCheck = (context: RegistrationContext): RegistrationCheck => ({
  ...describeUser(context),
  captcha: context.captchaAnswer,
});
export const describeRequest = (context: RegistrationContext): RegistrationRequest => ({
  ...describeUser(context),
  ticket: context.ticket,
});
/** What a tab keeps of the attempt, for a page that is loaded again. */
export const describeAttempt = (context: RegistrationContext): StoredAttempt => ({
  attempt: context.attempt?.token ?? '',
  ticket: context.ticket,
  method: context.method,
  mobileNum: context.attempt?.provenNumber ?? readSubmittedNumber(context),
  isProven: context.attempt?.provenNumber !== null,
});
export const describeProof = (context: RegistrationContext): NumberProof => ({
  attempt: context.attempt?.token ?? null,
  mobileNum: readSubmittedNumber(context),
  code: context.code ?? '',
});
