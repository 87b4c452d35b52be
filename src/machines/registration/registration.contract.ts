import { boundVerification } from '../human-verification/hold-verification.ts';
import { boundSms } from '../sms-code/hold-sms.ts';
import { boundCaptcha } from '../captcha/hold-captcha.ts';
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
  projectRegistration,
  registrationProjectionSchema,
  type RegistrationContext,
} from './registration.context.ts';

const method = oneOfTexts(['username', 'mobile']);
/** Making an account, by name or by mobile number (specification, sections 4, 5 and 9). */
export const registrationContract: MachineContract = {
  id: 'registration',
  version: 1,
  summary: 'Makes an account: verification, a code by SMS when settings say so, then signs in.',
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
    verifying: { waits: 'person', tags: ['form'] },
    'sms.sending': { waits: 'server', tags: ['busy'] },
    'sms.waiting': { waits: 'person', tags: ['form'] },
    'sms.expired': { waits: 'person' },
    'sms.failed': { waits: 'person' },
    'sms.locked': { waits: 'timer' },
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
    register: {
      input: closedObject({
        method,
        user: anyObject,
        captcha: secretTextOrNull,
        verificationCode: textOrNull,
        ticket: textOrNull,
      }),
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'account made', kind: 'done', value: { token: 'token-1' } },
        {
          name: 'name taken',
          kind: 'error',
          value: { code: 'username.taken', fields: { username: 'username.taken' } },
        },
        { name: 'wrong code', kind: 'error', value: { code: 'sms.code-wrong' } },
        { name: 'code expired', kind: 'error', value: { code: 'sms.code-expired' } },
        {
          name: 'wrong captcha',
          kind: 'error',
          value: { code: 'captcha.wrong', fields: { captcha: 'captcha.wrong' } },
        },
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
    'ticket',
    'code',
    'verificationCode',
    'token',
  ],
  bounded: (context: RegistrationContext) => ({
    method: context.method,
    values: context.values !== null,
    captchaAnswer: context.captchaAnswer !== null,
    ticket: context.ticket !== null,
    code: context.code !== null,
    captcha: boundCaptcha(context.captcha),
    sms: { ...boundSms(context.sms), state: context.sms.state },
    verification: boundVerification(context.verification),
  }),
};
