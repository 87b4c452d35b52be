import type { JsonObject } from '../../protocol/json/json.ts';
import { passSnapshot, type ChildSnapshot } from '../child-snapshot.ts';
import { readMobileNumber } from './mobile-number.ts';
import { maskPhone, smsProjection, type CodePurpose, type SmsProjection } from './sms-code.contract.ts';

/** A child that was not asked for a code yet. */
export const noSms: SmsProjection = {
  state: 'idle',
  secondsLeft: null,
  maskedPhone: null,
  busy: false,
  error: null,
  canRequest: true,
};

/** Assigner: what the parent may know of its child that sends codes. */
export function mirrorSms(_: unknown, { snapshot }: ChildSnapshot): { readonly sms: SmsProjection } {
  return { sms: smsProjection.project(snapshot) };
}
/** A child that sends codes and is mirrored for as long as its parent lives. */
export function invokeSms(purpose: CodePurpose) {
  return {
    id: 'sms',
    src: 'smsCode',
    input: { purpose },
    onSnapshot: { actions: { type: 'mirrorSms', params: passSnapshot } },
  } as const;
}
/** What a parent's guards read of it: enough for path search, and finite. */
export function summarizeSms({ canRequest, state, maskedPhone }: SmsProjection): JsonObject {
  return { canRequest, step: canRequest ? 'open' : state, hasPhone: maskedPhone !== null };
}
/** A countdown belongs to one number: a code for another number may be requested immediately. */
export function canAskForCode(sms: SmsProjection, typed: unknown): boolean {
  if (sms.canRequest) return true;
  const mobileNum = readMobileNumber(typed);
  return sms.state === 'waiting' && mobileNum !== null && maskPhone(mobileNum) !== sms.maskedPhone;
}
