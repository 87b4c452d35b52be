import type { MachineContract } from '../../protocol/machine-contract.ts';
import { breakHandoverSchema, refusedOnBreak } from '../break-handover.ts';
import { changePasswordService } from '../change-password-service.ts';
import {
  anyObject,
  closedObject,
  flag,
  listOf,
  noPayload,
  oneOfTexts,
  secretText,
  switchFlag,
  text,
  withSamples,
} from '../payload-schema.ts';
import { stepUpMethods, stepUpOptionSchema } from '../step-up-handover.ts';
import { loadMemberService, signingInEffectSchemas } from '../signing-in.ts';
import { projectStepUp, stepUpProjectionSchema, type StepUpContext } from './step-up.context.ts';

const options = [
  { method: 'sms', masked: '••• 4567' },
  { method: 'email', masked: 'p•••@lumina.example' },
  { method: 'payeeName', masked: '' },
  { method: 'authenticator', masked: '' },
];
const proven = { token: 'token-1', passwordExpired: false, passwordDefault: false };

/** A login from an address or device nobody knows (specification, section 4: unregistered IP login; module LOGINIPVERF3). */
export const stepUpContract: MachineContract = {
  id: 'stepUp',
  version: 1,
  summary:
    'Proves who logs in from a new address or device: a code, the payee name or an authenticator; five tries, ten minutes. A password that may not stay is changed then.',
  events: {
    'method.select': closedObject({ method: oneOfTexts(stepUpMethods) }),
    'code.request': noPayload,
    'answer.submit': closedObject({
      answer: withSamples(secretText, ['123456', '']),
      trustDevice: withSamples(flag, [true]),
    }),
    'password.submit': closedObject({
      values: withSamples(anyObject, [
        { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
        { oldPassword: '', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      ]),
    }),
    'stepUp.cancel': noPayload,
  },
  effects: {
    ...signingInEffectSchemas,
    openLogin: noPayload,
    openBreak: breakHandoverSchema,
    showAfterLogin: noPayload,
  },
  leaving: ['openLogin', 'openBreak', 'closeLogin', 'goHome'],
  projection: stepUpProjectionSchema,
  project: projectStepUp,
  states: {
    choosing: { waits: 'person' },
    'answering.open': { waits: 'person', tags: ['form'] },
    'answering.sending': { waits: 'server', tags: ['busy'] },
    'answering.counting': { waits: 'person', tags: ['form'] },
    checking: { waits: 'server', tags: ['busy'] },
    changingPassword: { waits: 'person', tags: ['form'] },
    savingPassword: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    expired: { waits: 'person' },
    exhausted: { waits: 'person' },
    cancelled: { waits: 'final', tags: ['final'] },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject(
    {
      options: withSamples(listOf(stepUpOptionSchema), [options, [{ method: 'authenticator', masked: '' }]]),
      ticket: withSamples(secretText, ['ticket-1']),
      expiryRule: switchFlag(false),
    },
    ['expiryRule'],
  ),
  services: {
    sendStepUpCode: {
      input: closedObject({ ticket: secretText, method: text }),
      output: closedObject({}),
      repeatable: false,
      outcomes: [
        { name: 'sent', kind: 'done', value: {} },
        { name: 'ticket expired', kind: 'error', value: { code: 'stepup.expired' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    answerStepUp: {
      input: closedObject({ ticket: secretText, method: text, answer: secretText, trustDevice: flag }),
      output: closedObject({ token: text, passwordExpired: flag, passwordDefault: flag }),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: proven },
        { name: 'right, expired password', kind: 'done', value: { ...proven, passwordExpired: true } },
        { name: 'right, default password', kind: 'done', value: { ...proven, passwordDefault: true } },
        { name: 'wrong', kind: 'error', value: { code: 'stepup.wrong', value: { attemptsLeft: 3 } } },
        { name: 'right, on a break', kind: 'error', value: refusedOnBreak },
        { name: 'no tries left', kind: 'error', value: { code: 'stepup.exhausted' } },
        { name: 'ticket expired', kind: 'error', value: { code: 'stepup.expired' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    changePassword: changePasswordService,
    loadMember: loadMemberService,
  },
  delays: ['stepUpExpiry', 'stepUpResend'],
  secrets: ['ticket', 'answer', 'token', 'change', 'oldPassword', 'newPassword', 'confirmNewPassword'],
  bounded: (context: StepUpContext) => ({
    method: context.method,
    error: context.error !== null,
    answer: context.answer !== null,
    ticket: context.ticket !== null,
    isSent: context.isSent,
    changeReason: context.changeReason,
    change: context.change !== null,
  }),
};
