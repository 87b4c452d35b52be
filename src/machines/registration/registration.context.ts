import type { FlowContext } from '../define-flow.ts';
import { noFailure } from '../form-failure.ts';
import { noProofs, proofValues } from '../login/proofs.ts';
import { noLockout, type Lockout } from '../lockout.ts';
import { memberSchema } from '../member.ts';
import { closedObject, oneOfTexts, optionalObject, orNull } from '../payload-schema.ts';
import { withSamples, type ValueOf } from '../payload-schema.ts';
import { anyObject, flag, switchFlag, text } from '../value-kinds.ts';

export const registrationMethod = oneOfTexts(['username', 'mobile']);
export type RegistrationMethod = ValueOf<typeof registrationMethod>;
/** An attempt as a tab keeps it while a reload could interrupt it: the number is proven once its code was typed in. */
export const storedAttempt = closedObject({
  attempt: text,
  ticket: orNull(text),
  method: registrationMethod,
  mobileNum: text,
  isProven: flag,
});
export type StoredAttempt = ValueOf<typeof storedAttempt>;
/** Settings that shape the flow. Whatever is left out is the safe or plain way. */
export const registrationInput = optionalObject({
  /** Registration by mobile number is switched on (MOBILENUMREG3). Default false. */
  mobileMethod: switchFlag(false),
  /** A code by SMS is asked for (REGMOBVERF3). Default false. */
  smsRequired: switchFlag(false),
  /** The public setting shows the captcha. Default false. */
  captchaRequired: switchFlag(false),
  /** A human verification comes before the submission. Default true. */
  humanVerification: switchFlag(true),
  /** Code from the address, used when the form does not ask for one. */
  affiliateCode: withSamples(orNull(text), ['AFF1']),
  affiliateFieldShown: switchFlag(false),
  referralCode: withSamples(orNull(text), [null]),
  resumed: withSamples(orNull(storedAttempt), [null]),
});
export type RegistrationInput = ValueOf<typeof registrationInput>;
/** One registration under way: the server knows by its token what was proven so far. */
const attempt = closedObject({
  token: text,
  /** Number that the code by SMS was typed in for; nothing but that step sets it. */
  provenNumber: orNull(text),
});
const values = {
  hasMobileMethod: flag,
  hasSms: flag,
  hasCaptcha: flag,
  hasVerification: flag,
  affiliateCode: orNull(text),
  referralCode: orNull(text),
  method: registrationMethod,
  /** The number alone is there: everything else of the form was lost with the page. */
  isResumed: flag,
  /** What was submitted, until the account is made or the form is open again. Holds passwords. */
  values: orNull(anyObject),
  captchaAnswer: orNull(text),
  /** From the first form that the server found good, until the account is made. */
  attempt: orNull(attempt),
  ticket: orNull(text),
  code: orNull(text),
  member: orNull(memberSchema),
  ...proofValues,
};
export type RegistrationContext = FlowContext<typeof values> & Lockout;
/** Where a page that was loaded again begins: at the code, or at the form with the number proven. */
function resume(stored: StoredAttempt | null) {
  if (stored === null) return {};
  const { attempt: token, ticket, method, mobileNum, isProven } = stored;
  return {
    method,
    ticket,
    attempt: { token, provenNumber: isProven ? mobileNum : null },
    isResumed: true,
    values: isProven ? null : { mobileNum },
  };
}
export function startRegistration(input: RegistrationInput): RegistrationContext {
  return {
    hasMobileMethod: input.mobileMethod ?? false,
    hasSms: input.smsRequired ?? false,
    hasCaptcha: input.captchaRequired ?? false,
    hasVerification: input.humanVerification ?? true,
    affiliateCode: input.affiliateFieldShown === true ? null : (input.affiliateCode ?? null),
    referralCode: input.referralCode ?? null,
    method: 'username',
    isResumed: false,
    values: null,
    captchaAnswer: null,
    attempt: null,
    ticket: null,
    code: null,
    ...noFailure,
    ...noLockout,
    member: null,
    ...noProofs,
    ...resume(input.smsRequired === true ? (input.resumed ?? null) : null),
  };
}
/** The letters of the picture are still to be copied: once for each attempt. */
export const isCaptchaOpen = ({ hasCaptcha, attempt }: RegistrationContext): boolean =>
  hasCaptcha && attempt === null;
