import { noLockout } from '../lockout.ts';
import { noComplaint } from '../failed-call.ts';
import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { captchaProjectionSchema, noCaptcha, type CaptchaProjection } from '../captcha/captcha.context.ts';
import type { Member } from '../member.ts';
import {
  noVerification,
  verificationProjectionSchema,
  type VerificationProjection,
} from '../human-verification/human-verification.context.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  wholeOrNull,
} from '../payload-schema.ts';
import { noSms, smsProjectionSchema, type SmsProjection } from '../sms-code/sms-code.context.ts';
import { readStatePath } from '../state-path.ts';

export type RegistrationMethod = 'username' | 'mobile';
/** Settings that shape the flow. Whatever is left out is the safe or plain way. */
export interface RegistrationInput {
  /** Registration by mobile number is switched on (MOBILENUMREG3). Default false. */
  readonly mobileMethod?: boolean;
  /** A code by SMS is asked for (REGMOBVERF3). Default false. */
  readonly smsRequired?: boolean;
  /** The public setting shows the captcha. Default false. */
  readonly captchaRequired?: boolean;
  /** A human verification comes before the submission. Default true. */
  readonly humanVerification?: boolean;
  /** Code from the address, used when the form does not ask for one. */
  readonly affiliateCode?: string | null;
  readonly affiliateFieldShown?: boolean;
  readonly referralCode?: string | null;
}
/** One registration under way: the server knows by its token what was proven so far. */
export interface RegistrationAttempt {
  readonly token: string;
  /** Number that the code by SMS was typed in for; nothing but that step sets it. */
  readonly provenNumber: string | null;
}
export interface RegistrationContext {
  readonly hasMobileMethod: boolean;
  readonly hasSms: boolean;
  readonly hasCaptcha: boolean;
  readonly hasVerification: boolean;
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
  readonly method: RegistrationMethod;
  /** What was submitted, until the account is made or the form is open again. Holds passwords. */
  readonly values: JsonObject | null;
  readonly captchaAnswer: string | null;
  /** From the first form that the server found good, until the account is made. */
  readonly attempt: RegistrationAttempt | null;
  readonly ticket: string | null;
  readonly code: string | null;
  readonly error: string | null;
  /** Field → message key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly member: Member | null;
  readonly secondsLeft: number | null;
  readonly lockoutSeconds: number;
  readonly captcha: CaptchaProjection;
  readonly sms: SmsProjection;
  readonly verification: VerificationProjection;
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
    values: null,
    captchaAnswer: null,
    attempt: null,
    ticket: null,
    code: null,
    ...noComplaint,
    ...noLockout,
    member: null,
    captcha: noCaptcha,
    sms: noSms,
    verification: noVerification,
  };
}

/** The letters of the picture are still to be copied: once for each attempt. */
export const isCaptchaOpen = ({ hasCaptcha, attempt }: RegistrationContext): boolean =>
  hasCaptcha && attempt === null;
const busyStates: readonly string[] = ['checking', 'sms.sending', 'proving', 'submitting', 'loadingMember'];

export const registrationProjectionSchema: JsonSchema = closedObject({
  state: text,
  method: oneOfTexts(['username', 'mobile']),
  methods: listOf(text),
  busy: flag,
  error: textOrNull,
  errors: textMap,
  captchaRequired: flag,
  captchaImage: textOrNull,
  captchaBusy: flag,
  captcha: captchaProjectionSchema,
  verification: verificationProjectionSchema,
  sms: smsProjectionSchema,
  maskedPhone: textOrNull,
  codeError: textOrNull,
  secondsLeft: wholeOrNull,
});
export function projectRegistration(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as RegistrationContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    method: context.method,
    methods: context.hasMobileMethod ? ['username', 'mobile'] : ['username'],
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    captchaRequired: isCaptchaOpen(context),
    captchaImage: context.captcha.image,
    captchaBusy: context.captcha.busy,
    captcha: { ...context.captcha, error: context.errors['captcha'] ?? context.captcha.error },
    verification: context.verification,
    sms: context.sms,
    maskedPhone: context.sms.maskedPhone,
    codeError: context.sms.error,
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
