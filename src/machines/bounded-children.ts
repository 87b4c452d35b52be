import type { JsonObject } from '../protocol/json.ts';
import type { CaptchaProjection } from './captcha/captcha.context.ts';
import type { VerificationProjection } from './human-verification/human-verification.context.ts';
import type { SmsProjection } from './sms-code/sms-code.context.ts';

/** What a parent's guards read of its children: enough for path search, and finite. */
export function boundCaptcha({ canRefresh }: CaptchaProjection): JsonObject {
  return { canRefresh };
}
export function boundSms({ canRequest, state, maskedPhone }: SmsProjection): JsonObject {
  return { canRequest, step: canRequest ? 'open' : state, hasPhone: maskedPhone !== null };
}
export function boundVerification({ state }: VerificationProjection): JsonObject {
  return { state };
}
