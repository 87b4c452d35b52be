import type { MachineContract } from '../../protocol/machine-contract.ts';
import { memberSchema, sampleMember } from '../member.ts';
import {
  closedObject,
  flag,
  listOf,
  noPayload,
  oneOfTexts,
  secretText,
  text,
  withSamples,
} from '../payload-schema.ts';
import { stepUpMethods, stepUpOptionSchema } from '../step-up-handover.ts';
import { signingInEffectSchemas } from '../signing-in.ts';
import { projectStepUp, stepUpProjectionSchema, type StepUpContext } from './step-up.context.ts';

const options = [
  { method: 'sms', masked: '••• 4567' },
  { method: 'email', masked: 'p•••@lumina.example' },
  { method: 'payeeName', masked: '' },
  { method: 'authenticator', masked: '' },
];

/** A login from an address or device nobody knows (specification, section 4: unregistered IP login; module LOGINIPVERF3). */
export const stepUpContract: MachineContract = {
  id: 'stepUp',
  version: 1,
  summary:
    'Proves who logs in from a new address or device: a code, the payee name or an authenticator; five tries, ten minutes.',
  events: {
    'method.select': closedObject({ method: oneOfTexts(stepUpMethods) }),
    'code.request': noPayload,
    'answer.submit': closedObject({
      answer: withSamples(secretText, ['123456', '']),
      trustDevice: withSamples(flag, [true]),
    }),
    'stepUp.cancel': noPayload,
  },
  effects: {
    ...signingInEffectSchemas,
    openLogin: noPayload,
  },
  leaving: ['openLogin', 'closeLogin', 'goHome'],
  projection: stepUpProjectionSchema,
  project: projectStepUp,
  states: {
    choosing: { waits: 'person' },
    'answering.open': { waits: 'person', tags: ['form'] },
    'answering.sending': { waits: 'server', tags: ['busy'] },
    'answering.counting': { waits: 'person', tags: ['form'] },
    checking: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    expired: { waits: 'person' },
    exhausted: { waits: 'person' },
    cancelled: { waits: 'final', tags: ['final'] },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({
    options: withSamples(listOf(stepUpOptionSchema), [options]),
    ticket: withSamples(secretText, ['ticket-1']),
  }),
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
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'right', kind: 'done', value: { token: 'token-1' } },
        { name: 'wrong', kind: 'error', value: { code: 'stepup.wrong', value: { attemptsLeft: 3 } } },
        { name: 'no tries left', kind: 'error', value: { code: 'stepup.exhausted' } },
        { name: 'ticket expired', kind: 'error', value: { code: 'stepup.expired' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: {
      input: noPayload,
      output: memberSchema,
      outcomes: [
        { name: 'member', kind: 'done', value: sampleMember },
        { name: 'token refused', kind: 'error', value: { code: 'login.not.session' } },
      ],
    },
  },
  delays: ['stepUpExpiry', 'stepUpResend'],
  secrets: ['ticket', 'answer', 'token'],
  bounded: (context: StepUpContext) => ({
    method: context.method,
    error: context.error !== null,
    answer: context.answer !== null,
    ticket: context.ticket !== null,
    isSent: context.isSent,
  }),
};
