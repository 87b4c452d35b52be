import { readFailure } from '../failure.ts';
import type { RegistrationContext } from './registration.context.ts';

/**
 * The substate of `sms` that mirrors each state of the sms child. `resendable` has none, because here
 * a code is good exactly as long as the countdown runs (specification, section 9).
 */
const smsSteps = {
  sending: ['sending'],
  waiting: ['waiting', 'checking'],
  expired: ['expired'],
  failed: ['idle', 'pausing'],
  locked: ['locked'],
} as const;
export type SmsStep = keyof typeof smsSteps;

export const isAtSmsStep = ({ sms }: RegistrationContext, step: SmsStep): boolean =>
  smsSteps[step].some((state) => state === sms.state);

/** Leads to the substate that says what the child does, from any of its siblings. */
export function followSms(from: SmsStep) {
  return (Object.keys(smsSteps) as SmsStep[])
    .filter((step) => step !== from)
    .map((step) => ({ guard: { type: 'isSmsStep' as const, params: { step } }, target: step }));
}

const codeFailures: readonly string[] = ['sms.code-wrong', 'sms.code-expired', 'sms.code-required'];
/** The server wants a code, or another one. */
export const isAboutCode = (error: unknown): boolean => codeFailures.includes(readFailure(error).code);

/** Fields of the form that a refusal names: a code and a picture are not among them. */
export const isAboutField = (error: unknown): boolean =>
  Object.keys(readFailure(error).fields).some((field) => field !== 'captcha' && field !== 'verificationCode');
/** The captcha was checked, so that its picture cannot be used again. */
export const isCaptchaUsedUp = (error: unknown): boolean => {
  const { fields } = readFailure(error);
  return Object.keys(fields).length === 0 || Object.hasOwn(fields, 'captcha');
};
