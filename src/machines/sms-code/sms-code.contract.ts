import { defineContract } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples } from '../payload-schema.ts';
import type { Schema, ValueOf, ValuesOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { callOnce, done, failed, throttled } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

const purpose = oneOfTexts(['login', 'register', 'reset']);
export type CodePurpose = ValueOf<typeof purpose>;
const values = {
  purpose,
  /** Whether a code is checked by a separate call, or sent with the parent's call. */
  isCheckedHere: flag,
  mobileNum: orNull(text),
  /** Numbers that got a message in this countdown: none gets a second one. */
  sentTo: listOf(text),
  /** Minutes a code stays good, as the server said. */
  expiredMinutes: integer,
  /** Seconds to the next message, as the server said; null where it did not: then by the specification. */
  resendSeconds: orNull(integer),
  /** Whole seconds until a code may be asked for again. */
  secondsLeft: orNull(integer),
  /** Seconds to wait after too many requests. */
  lockoutSeconds: integer,
  code: orNull(text),
  error: orNull(text),
};
export type SmsCodeContext = ValuesOf<typeof values>;
/** Shows the last four digits and nothing of the rest. */
export function maskPhone(mobileNum: string): string {
  return `••• ${mobileNum.slice(-4)}`;
}
export const smsProjection = describeProjection(
  closedObject({
    state: text,
    secondsLeft: orNull(integer),
    maskedPhone: orNull(text),
    busy: flag,
    error: orNull(text),
    /** A code may be asked for now. */
    canRequest: flag,
  }),
  ({ secondsLeft, mobileNum, error }: SmsCodeContext, path) => {
    const state = path.replace(/^sent\./, '');
    return {
      state,
      secondsLeft: ['waiting', 'locked', 'checking'].includes(state) ? secondsLeft : null,
      maskedPhone: mobileNum === null ? null : maskPhone(mobileNum),
      busy: state === 'sending' || state === 'checking',
      error,
      canRequest: ['idle', 'resendable', 'expired'].includes(state),
    };
  },
);
export type SmsProjection = ValueOf<typeof smsProjection.projection>;

const moreThanNone: Schema<number> = { type: 'number', exclusiveMinimum: 0 };
/**
 * Sends a code to a mobile number: a valid number first, one message per countdown (what the server
 * says, else 60 s for login and elsewhere as long as the code is good), a lockout of about five minutes (specification, sections 4, 8, 9).
 */
export const smsCodeContract = defineContract({
  id: 'smsCode',
  summary: 'Sends a code to a mobile number, counts down to the next one, knows expiry and lockout.',
  events: {
    'code.request': closedObject({
      mobileNum: withSamples(text, ['+639171234567', '+639180000000', '12', '']),
    }),
    'code.resend': noPayload,
    'code.enter': closedObject({ code: withSamples(text, ['123456', '']) }),
  },
  internalEvents: {
    'code.refuse': closedObject({ code: withSamples(text, ['sms.code-wrong', 'sms.code-expired']) }),
    'code.revisit': noPayload,
  },
  ...smsProjection,
  states: {
    server: ['sending', 'sent.checking'],
    person: ['idle', 'expired'],
    timer: ['pausing', 'locked'],
    final: ['verified'],
    form: ['sent.waiting', 'sent.resendable'],
  },
  input: closedObject({ purpose, check: flag }, ['check']),
  services: {
    sendCode: callOnce(
      { purpose, mobileNum: text },
      closedObject({ expiredMinutes: moreThanNone, resendSeconds: moreThanNone }, ['resendSeconds']),
      [
        done('sent', { expiredMinutes: 5 }),
        done('sent, next in 30 s', { expiredMinutes: 5, resendSeconds: 30 }),
        throttled(300),
        failed('sent a moment ago', 'TOO_MANY_REQUESTS', { retryAfter: 42 }),
        failed('number refused', 'mobile.invalid'),
      ],
    ),
    verifyCode: callOnce({ purpose, mobileNum: text, code: text }, {}, [
      done('right', {}),
      failed('wrong', 'sms.code-wrong'),
      failed('expired', 'sms.code-expired'),
      throttled(300),
    ]),
  },
  delays: ['codePause', 'codeResend', 'codeExpiry', 'codeLockout'],
  secrets: ['code'],
  bounded: (context: SmsCodeContext) => ({
    purpose: context.purpose,
    checked: context.isCheckedHere,
    // Which numbers, not how many: whether a request is taken depends on the number that it names.
    mobile: context.mobileNum,
    sentTo: [...context.sentTo].sort(),
  }),
});
