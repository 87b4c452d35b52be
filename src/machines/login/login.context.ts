import { noLockout } from '../lockout.ts';
import { noComplaint } from '../failed-call.ts';
import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { captchaProjectionSchema, noCaptcha, type CaptchaProjection } from '../captcha/captcha.context.ts';
import type { Member } from '../member.ts';
import type { ChangeReason, NewPassword } from '../new-password.ts';
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

export type LoginTab = 'username' | 'mobile';
/** Settings that shape the flow. Whatever is left out is the safe or plain way. */
export interface LoginInput {
  /** Mobile login is switched on (MOBILEVERCODELOGIN3). Default false. */
  readonly mobileTab?: boolean;
  /** A human verification comes before a login by name. Default true. */
  readonly humanVerification?: boolean;
  /** An expired password must be changed (PWDEXPFORCECHANGE3). Default false. */
  readonly expiryRule?: boolean;
  /** The captcha shows from the start. Default false: it shows when the server asks. */
  readonly captcha?: boolean;
  /** Agents log in here, nobody else does (specification, section 6). Default false. */
  readonly agentsOnly?: boolean;
}
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface LoginContext {
  readonly hasMobileTab: boolean;
  readonly hasVerification: boolean;
  readonly hasExpiryRule: boolean;
  readonly isForAgents: boolean;
  readonly tab: LoginTab;
  readonly captchaRequired: boolean;
  readonly credentials: Credentials | null;
  readonly captchaAnswer: string | null;
  readonly ticket: string | null;
  /** The password of the login under way, until it is known whether it has to be changed, and then until it is. */
  readonly oldPassword: string | null;
  readonly newPassword: NewPassword | null;
  readonly error: string | null;
  /** Field → message key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly changeReason: ChangeReason | null;
  readonly member: Member | null;
  /** Whole seconds until another try is allowed, after too many. */
  readonly secondsLeft: number | null;
  readonly lockoutSeconds: number;
  readonly captcha: CaptchaProjection;
  readonly sms: SmsProjection;
  readonly verification: VerificationProjection;
}

export function startLogin(input: LoginInput): LoginContext {
  return {
    hasMobileTab: input.mobileTab ?? false,
    hasVerification: input.humanVerification ?? true,
    hasExpiryRule: input.expiryRule ?? false,
    isForAgents: input.agentsOnly ?? false,
    tab: 'username',
    captchaRequired: input.captcha ?? false,
    credentials: null,
    captchaAnswer: null,
    ticket: null,
    oldPassword: null,
    newPassword: null,
    ...noComplaint,
    ...noLockout,
    changeReason: null,
    member: null,
    captcha: noCaptcha,
    sms: noSms,
    verification: noVerification,
  };
}

export const loginProjectionSchema: JsonSchema = closedObject({
  state: text,
  tab: oneOfTexts(['username', 'mobile']),
  tabs: listOf(text),
  busy: flag,
  error: textOrNull,
  errors: textMap,
  captchaRequired: flag,
  captchaImage: textOrNull,
  captchaBusy: flag,
  captcha: captchaProjectionSchema,
  verification: verificationProjectionSchema,
  sms: smsProjectionSchema,
  changeReason: { type: ['string', 'null'], enum: ['default', 'expired', null] },
  secondsLeft: wholeOrNull,
});
export function projectLogin(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as LoginContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    tab: context.tab,
    tabs: context.hasMobileTab ? ['username', 'mobile'] : ['username'],
    busy: state === 'submitting' || state === 'loadingMember' || state === 'savingPassword',
    error: context.error,
    errors: { ...context.errors },
    captchaRequired: context.captchaRequired,
    captchaImage: context.captcha.image,
    captchaBusy: context.captcha.busy,
    captcha: { ...context.captcha, error: context.errors['captcha'] ?? context.captcha.error },
    verification: context.verification,
    sms: context.sms,
    changeReason: context.changeReason,
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
