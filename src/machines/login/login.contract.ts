import { boundVerification } from '../human-verification/hold-verification.ts';
import { boundSms } from '../sms-code/hold-sms.ts';
import { boundCaptcha } from '../captcha/hold-captcha.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  flag,
  noPayload,
  oneOfTexts,
  secretText,
  secretTextOrNull,
  switchFlag,
  text,
  textOrNull,
  withSamples,
} from '../payload-schema.ts';
import { loginProjectionSchema, projectLogin, type LoginContext } from './login.context.ts';
import { breakHandoverSchema, refusedOnBreak } from '../break-handover.ts';
import { newPlace, stepUpHandoverSchema } from '../step-up-handover.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';

const tab = oneOfTexts(['username', 'mobile']);
const answer = { token: 'token-1', firstTimeLogin: false, passwordExpired: false, passwordDefault: false };

/** Login by name or by mobile number (specification, sections 4, 5 and 9). */
export const loginContract: MachineContract = {
  id: 'login',
  version: 1,
  summary:
    'Logs in: human verification first, captcha when asked for, change of a default or expired password.',
  events: {
    'tab.select': closedObject({ tab }),
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        { username: ' player ', password: 'Foyer-2026' },
        { mobileNum: '+639171234567', verificationCode: '123456' },
        { username: '' },
      ]),
    }),
    'form.reset': noPayload,
    'captcha.change': closedObject({ value: withSamples(secretText, ['a7k2', '']) }),
    'captcha.refresh': noPayload,
    'verification.answer': closedObject({
      offset: withSamples({ type: 'integer', minimum: 0, maximum: 2000 }, [120]),
    }),
    'verification.alternative': noPayload,
    'verification.refresh': noPayload,
    'verification.cancel': noPayload,
    'code.request': closedObject({ mobileNum: withSamples(text, ['+639171234567']) }),
    'password.submit': closedObject({
      values: withSamples(anyObject, [
        { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
        { newPassword: 'Foyer-2027', confirmNewPassword: '' },
        { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2028' },
      ]),
    }),
  },
  children: { captcha: 'captcha', sms: 'smsCode', verification: 'humanVerification' },
  effects: {
    ...signingInEffectSchemas,
    firstLogin: noPayload,
    openStepUp: stepUpHandoverSchema,
    openBreak: breakHandoverSchema,
    showAfterLogin: noPayload,
  },
  leaving: ['closeLogin', 'goHome', 'openStepUp', 'openBreak'],
  projection: loginProjectionSchema,
  project: projectLogin,
  states: {
    editing: { waits: 'person', tags: ['form'] },
    verifying: { waits: 'person', tags: ['form'] },
    submitting: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    changingPassword: { waits: 'person', tags: ['form'] },
    savingPassword: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject(
    {
      mobileTab: switchFlag(false),
      humanVerification: switchFlag(true),
      expiryRule: switchFlag(false),
      captcha: switchFlag(false),
      agentsOnly: switchFlag(false),
    },
    ['mobileTab', 'humanVerification', 'expiryRule', 'captcha', 'agentsOnly'],
  ),
  services: {
    logIn: {
      input: closedObject({
        type: oneOfTexts(['username', 'sms']),
        username: text,
        password: text,
        captcha: secretTextOrNull,
        ticket: textOrNull,
        entry: oneOfTexts(['member', 'agent']),
      }),
      output: closedObject({
        token: text,
        firstTimeLogin: flag,
        passwordExpired: flag,
        passwordDefault: flag,
      }),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: answer },
        { name: 'first login', kind: 'done', value: { ...answer, firstTimeLogin: true } },
        {
          name: 'first login, default password',
          kind: 'done',
          value: { ...answer, firstTimeLogin: true, passwordDefault: true },
        },
        { name: 'expired password', kind: 'done', value: { ...answer, passwordExpired: true } },
        { name: 'default password', kind: 'done', value: { ...answer, passwordDefault: true } },
        { name: 'wrong', kind: 'error', value: { code: 'login.failed', value: { captcha: false } } },
        {
          name: 'wrong, captcha from now on',
          kind: 'error',
          value: { code: 'login.failed', value: { captcha: true } },
        },
        {
          name: 'wrong captcha',
          kind: 'error',
          value: { code: 'captcha.wrong', value: { captcha: true }, fields: { captcha: 'captcha.wrong' } },
        },
        { name: 'new place', kind: 'error', value: newPlace },
        { name: 'on a break', kind: 'error', value: refusedOnBreak },
        { name: 'too many requests', kind: 'error', value: { code: 'login.locked', retryAfter: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    changePassword: {
      input: closedObject({
        oldPassword: secretText,
        newPassword: secretText,
        confirmNewPassword: secretText,
      }),
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'saved', kind: 'done', value: { token: 'token-2' } },
        {
          name: 'same as the old one',
          kind: 'error',
          value: { code: 'password.same', fields: { newPassword: 'password.same' } },
        },
        {
          name: 'too weak',
          kind: 'error',
          value: { code: 'password.weak', fields: { newPassword: 'password.weak' } },
        },
        { name: 'session lost', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: loadMemberService,
  },
  delays: ['loginLockout'],
  secrets: [
    'credentials',
    'captchaAnswer',
    'ticket',
    'token',
    'password',
    'verificationCode',
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
  ],
  bounded: (context: LoginContext) => ({
    tab: context.tab,
    captchaRequired: context.captchaRequired,
    captchaAnswer: context.captchaAnswer !== null,
    credentials: context.credentials !== null,
    ticket: context.ticket !== null,
    oldPassword: context.oldPassword !== null,
    newPassword: context.newPassword !== null,
    changeReason: context.changeReason,
    captcha: boundCaptcha(context.captcha),
    sms: boundSms(context.sms),
    verification: boundVerification(context.verification),
  }),
};
