import type { JsonObject } from '../protocol/json.ts';
import type { CaptchaProjection } from './captcha/captcha.context.ts';
import type { SmsProjection } from './sms-code/sms-code.context.ts';

/** What a parent's guards read of its children: enough for path search, and finite. */
export function boundCaptcha(captcha: CaptchaProjection): JsonObject {
  return { canRefresh: captcha.canRefresh };
}
export function boundSms(sms: SmsProjection): JsonObject {
  return { state: sms.state, canRequest: sms.canRequest };
}
