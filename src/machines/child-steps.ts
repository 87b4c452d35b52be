import type { VerificationProjection } from './human-verification/human-verification.context.ts';
import { readMobileNumber } from './sms-code/mobile-number.ts';
import { maskPhone, type SmsProjection } from './sms-code/sms-code.context.ts';

/** `answer`: place the piece. `renew`: another challenge, of either kind. */
export type VerificationStep = 'answer' | 'renew';

/** Whether a parent's event would move its verification on. */
export function canVerify({ state }: VerificationProjection, step: VerificationStep): boolean {
  if (state === 'sliding') return true;
  return step === 'renew' && (state === 'failed' || state === 'expired' || state === 'exhausted');
}

/** A countdown belongs to a number: another number may have its code at once. */
export function canAskForCode(sms: SmsProjection, typed: unknown): boolean {
  if (sms.canRequest) return true;
  const mobileNum = readMobileNumber(typed);
  return sms.state === 'waiting' && mobileNum !== null && maskPhone(mobileNum) !== sms.maskedPhone;
}
