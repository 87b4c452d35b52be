import { boundVerification } from '../human-verification/hold-verification.ts';
import { boundSms } from '../sms-code/hold-sms.ts';
import { boundCaptcha } from '../captcha/hold-captcha.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  noPayload,
  oneOfTexts,
  secretText,
  secretTextOrNull,
  switchFlag,
  text,
  textOrNull,
  withSamples,
} from '../payload-schema.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';
import {
  isCaptchaOpen,
  projectRegistration,
  registrationProjectionSchema,
  type RegistrationContext,
} from './registration.context.ts';
import { isNumberProven } from './registration.values.ts';

/**
 * Nothing reads the child that sends codes while no form is submitted, nor the picture once its letters
 * were right. A number counts as proven by the code that was typed in for it, and by nothing else.
 */
function boundRegistration(context: RegistrationContext): JsonObject {
  const { method, values, captchaAnswer, attempt, ticket, code } = context;
  return {
    method,
    captchaAnswer: captchaAnswer !== null,
    attempt: attempt !== null,
    ticket: ticket !== null,
    proven: attempt !== null && attempt.provenNumber !== null,
    captcha: isCaptchaOpen(context) ? boundCaptcha(context.captcha) : null,
    submitted:
      values === null
        ? null
        : {
            code: code !== null,
            proven: isNumberProven(context),
            sms: { ...boundSms(context.sms), state: context.sms.state },
            verification: boundVerification(context.verification),
          },
  };
}
const method = oneOfTexts(['username', 'mobile']);
/** Making an account, by name or by mobile number (specification, sections 4, 5 and 9). */
export const registrationContract: MachineContract = {
  id: 'registration',
  version: 1,
  summary:
    'Makes an account: the form is checked, then verification, a code by SMS when settings say so, then signs in.',
  events: {
    'method.select': closedObject({ method }),
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        { username: 'newcomer', password: 'Foyer-2026', mobileNum: '+639171234567' },
        { username: 'newcomer', password: 'Foyer-2026' },
        { mobileNum: '+639171234567' },
        { username: '' },
      ]),
    }),
    'captcha.change': closedObject({ value: withSamples(secretText, ['a7k2', '']) }),
    'captcha.refresh': noPayload,
    'verification.answer': closedObject({
      offset: withSamples({ type: 'integer', minimum: 0, maximum: 2000 }, [120]),
    }),
    'verification.alternative': noPayload,
    'verification.refresh': noPayload,
    'verification.cancel': noPayload,
    'code.enter': closedObject({ code: withSamples(text, ['123456', '']) }),
    'code.resend': noPayload,
    back: noPayload,
    'login.open': noPayload,
  },
  children: { captcha: 'captcha', sms: 'smsCode', verification: 'humanVerification' },
  effects: {
    ...signingInEffectSchemas,
    showAfterLogin: noPayload,
    openLogin: noPayload,
  },
  leaving: ['closeLogin', 'goHome', 'openLogin'],
  projection: registrationProjectionSchema,
  project: projectRegistration,
  states: {
    editing: { waits: 'person', tags: ['form'] },
    checking: { waits: 'server', tags: ['busy'] },
    verifying: { waits: 'person', tags: ['form'] },
    'sms.sending': { waits: 'server', tags: ['busy'] },
    'sms.waiting': { waits: 'person', tags: ['form'] },
    'sms.expired': { waits: 'person' },
    'sms.failed': { waits: 'person' },
    'sms.locked': { waits: 'timer' },
    proving: { waits: 'server', tags: ['busy'] },
    submitting: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    loadingMember: { waits: 'server', tags: ['busy'] },
    registered: { waits: 'person' },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject(
    {
      mobileMethod: switchFlag(false),
      smsRequired: switchFlag(false),
      captchaRequired: switchFlag(false),
      humanVerification: switchFlag(true),
      affiliateCode: withSamples(textOrNull, ['AFF1']),
      affiliateFieldShown: switchFlag(false),
      referralCode: withSamples(textOrNull, [null]),
    },
    [
      'mobileMethod',
      'smsRequired',
      'captchaRequired',
      'humanVerification',
      'affiliateCode',
      'affiliateFieldShown',
      'referralCode',
    ],
  ),
  services: {
    checkRegistration: {
      input: closedObject({
        method,
        user: anyObject,
        captcha: secretTextOrNull,
        attempt: secretTextOrNull,
      }),
      output: closedObject({ attempt: text }),
      repeatable: false,
      outcomes: [
        { name: 'nothing to object to', kind: 'done', value: { attempt: 'attempt-1' } },
        {
          name: 'name taken',
          kind: 'error',
          value: { code: 'username.taken', fields: { username: 'username.taken' } },
        },
        {
          name: 'wrong captcha',
          kind: 'error',
          value: { code: 'captcha.wrong', fields: { captcha: 'captcha.wrong' } },
        },
        { name: 'attempt over', kind: 'error', value: { code: 'registration.expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    proveNumber: {
      input: closedObject({ attempt: secretTextOrNull, mobileNum: text, code: secretText }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: {} },
        {
          name: 'wrong',
          kind: 'error',
          value: { code: 'sms.code-wrong', fields: { verificationCode: 'sms.code-wrong' } },
        },
        {
          name: 'expired',
          kind: 'error',
          value: { code: 'sms.code-expired', fields: { verificationCode: 'sms.code-expired' } },
        },
        {
          name: 'number taken',
          kind: 'error',
          value: { code: 'mobile.taken', fields: { mobileNum: 'mobile.taken' } },
        },
        { name: 'attempt over', kind: 'error', value: { code: 'registration.expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    register: {
      input: closedObject({ method, user: anyObject, attempt: secretTextOrNull, ticket: secretTextOrNull }),
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'account made', kind: 'done', value: { token: 'token-1' } },
        {
          name: 'name taken',
          kind: 'error',
          value: { code: 'username.taken', fields: { username: 'username.taken' } },
        },
        {
          name: 'number not proven',
          kind: 'error',
          value: { code: 'sms.code-required', fields: { verificationCode: 'sms.code-required' } },
        },
        { name: 'puzzle too old', kind: 'error', value: { code: 'verification.required' } },
        { name: 'attempt over', kind: 'error', value: { code: 'registration.expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: loadMemberService,
  },
  delays: ['registrationLockout'],
  secrets: [
    'values',
    'user',
    'password',
    'confirmPassword',
    'paymentPassword',
    'captchaAnswer',
    'attempt',
    'ticket',
    'code',
    'token',
  ],
  bounded: boundRegistration,
};
