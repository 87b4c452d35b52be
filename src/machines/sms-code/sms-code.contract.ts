import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, oneOfTexts, text, withSamples } from '../payload-schema.ts';
import { projectSmsCode, smsProjectionSchema, type SmsCodeContext } from './sms-code.context.ts';

const purpose = oneOfTexts(['login', 'register', 'reset']);
/**
 * Sends a code to a mobile number: a valid number first, one message per countdown (what the server
 * says, else 60 s for login and elsewhere as long as the code is good), a lockout of about five minutes (specification, sections 4, 8, 9).
 */
export const smsCodeContract: MachineContract = {
  id: 'smsCode',
  version: 1,
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
  projection: smsProjectionSchema,
  project: projectSmsCode,
  states: {
    idle: { waits: 'person' },
    sending: { waits: 'server', tags: ['busy'] },
    pausing: { waits: 'timer' },
    'sent.waiting': { waits: 'person', tags: ['form'] },
    'sent.resendable': { waits: 'person', tags: ['form'] },
    'sent.checking': { waits: 'server', tags: ['busy'] },
    expired: { waits: 'person' },
    locked: { waits: 'timer' },
    verified: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({ purpose, check: flag }, ['check']),
  services: {
    sendCode: {
      input: closedObject({ purpose, mobileNum: text }),
      output: closedObject(
        {
          expiredMinutes: { type: 'number', exclusiveMinimum: 0 },
          resendSeconds: { type: 'number', exclusiveMinimum: 0 },
        },
        ['resendSeconds'],
      ),
      repeatable: false,
      outcomes: [
        { name: 'sent', kind: 'done', value: { expiredMinutes: 5 } },
        { name: 'sent, next in 30 s', kind: 'done', value: { expiredMinutes: 5, resendSeconds: 30 } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        { name: 'sent a moment ago', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 42 } },
        { name: 'number refused', kind: 'error', value: { code: 'mobile.invalid' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    verifyCode: {
      input: closedObject({ purpose, mobileNum: text, code: text }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: {} },
        { name: 'wrong', kind: 'error', value: { code: 'sms.code-wrong' } },
        { name: 'expired', kind: 'error', value: { code: 'sms.code-expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
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
};
