import { boundSms } from '../sms-code/hold-sms.ts';
import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  flag,
  noPayload,
  oneOfTexts,
  secretText,
  switchFlag,
  text,
  withSamples,
} from '../payload-schema.ts';
import { breakHandoverSchema, refusedOnBreak } from '../break-handover.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';
import {
  forgotPasswordProjectionSchema,
  listTabs,
  projectForgotPassword,
  type ForgotPasswordContext,
} from './forgot-password.context.ts';

const newPassword = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
const byPhone = { mobileNum: '+639171234567', verificationCode: '123456' };
const failures = [
  { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
  { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
] as const;

/** A forgotten password, by e-mail or by phone (specification, sections 3, 4 and 7). */
export const forgotPasswordContract: MachineContract = {
  id: 'forgotPassword',
  version: 1,
  summary: 'Resets a password: a link by e-mail, or a code by phone and then straight into the account.',
  events: {
    'tab.select': closedObject({ tab: oneOfTexts(['email', 'phone']) }),
    'form.submit': closedObject({
      values: withSamples(anyObject, [
        { username: 'player', email: 'player@example.com' },
        { ...byPhone, ...newPassword },
        { username: '', mobileNum: '12' },
      ]),
    }),
    'form.reset': noPayload,
    'code.request': closedObject({ mobileNum: withSamples(text, ['+639171234567']) }),
    'login.open': noPayload,
  },
  children: { sms: 'smsCode' },
  effects: {
    ...signingInEffectSchemas,
    openLogin: noPayload,
    openBreak: breakHandoverSchema,
    showAfterLogin: noPayload,
  },
  leaving: ['openLogin', 'openBreak', 'closeLogin', 'goHome'],
  projection: forgotPasswordProjectionSchema,
  project: projectForgotPassword,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    unreachable: { waits: 'person', resting: 'No message leaves: what is left is to ask customer service.' },
    editing: { waits: 'person', tags: ['form'] },
    mailing: { waits: 'server', tags: ['busy'] },
    mailed: { waits: 'person' },
    resetting: { waits: 'server', tags: ['busy'] },
    loggingIn: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    changed: { waits: 'person' },
    locked: { waits: 'timer' },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({ phoneTab: switchFlag(false) }, ['phoneTab']),
  services: {
    loadSenders: {
      input: noPayload,
      output: closedObject({ sms: flag, email: flag }),
      outcomes: [
        { name: 'both', kind: 'done', value: { sms: true, email: true } },
        { name: 'only SMS', kind: 'done', value: { sms: true, email: false } },
        { name: 'only e-mail', kind: 'done', value: { sms: false, email: true } },
        { name: 'none', kind: 'done', value: { sms: false, email: false } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    resetByEmail: {
      input: closedObject({ username: text, email: text }),
      output: closedObject({}),
      repeatable: false,
      // One answer, whether the account exists or not: nobody learns who has one.
      outcomes: [{ name: 'sent', kind: 'done', value: {} }, ...failures],
    },
    resetByPhone: {
      input: closedObject({
        mobileNum: text,
        verificationCode: secretText,
        newPassword: secretText,
        confirmNewPassword: secretText,
      }),
      output: closedObject({ username: text }),
      repeatable: false,
      outcomes: [
        { name: 'changed', kind: 'done', value: { username: 'player' } },
        {
          name: 'wrong code',
          kind: 'error',
          value: { code: 'sms.code-wrong', fields: { verificationCode: 'sms.code-wrong' } },
        },
        { name: 'code expired', kind: 'error', value: { code: 'sms.code-expired' } },
        ...failures,
      ],
    },
    logIn: {
      input: closedObject({ username: text, password: secretText }),
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: { token: 'token-1' } },
        { name: 'wrong', kind: 'error', value: { code: 'login.failed', value: { captcha: false } } },
        { name: 'on a break', kind: 'error', value: refusedOnBreak },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: loadMemberService,
  },
  delays: ['resetLockout'],
  secrets: ['reset', 'password', 'newPassword', 'confirmNewPassword', 'verificationCode', 'token'],
  bounded: (context: ForgotPasswordContext) => ({
    tab: context.tab,
    tabs: listTabs(context),
    error: context.error !== null,
    reset: context.reset !== null,
    password: context.password !== null,
    sms: boundSms(context.sms),
  }),
};
