import type { MachineContract } from '../../protocol/machine-contract.ts';
import { memberFiguresSchema, memberSchema, sampleMember } from '../member.ts';
import { closedObject, flag, noPayload, oneOfTexts, withSamples } from '../payload-schema.ts';
import {
  lossReasons,
  projectSession,
  sessionProjectionSchema,
  type SessionContext,
} from './session.context.ts';

const { unread, balance, currency, symbol } = sampleMember;
/** Who is here: boot with or without a stored token, loss of the session, logout (specification, section 4). */
export const sessionContract: MachineContract = {
  id: 'session',
  version: 1,
  summary: 'Knows whether a visitor or a member is here, keeps balance and unread count, signs out.',
  events: {
    'member.refresh': noPayload,
    'logout.request': noPayload,
    'logout.confirm': noPayload,
    'logout.cancel': noPayload,
    'session.retry': noPayload,
  },
  internalEvents: {
    'session.established': closedObject({
      member: withSamples(memberSchema, [sampleMember, { ...sampleMember, account: 'agent', type: 1 }]),
    }),
    'session.found': noPayload,
    'session.lost': closedObject({ reason: oneOfTexts(lossReasons) }),
  },
  effects: {
    dropToken: noPayload,
    clearSession: noPayload,
    announceLoss: closedObject({ reason: oneOfTexts(lossReasons) }),
    openLogin: noPayload,
    goHome: noPayload,
  },
  leaving: ['openLogin', 'goHome'],
  projection: sessionProjectionSchema,
  project: projectSession,
  states: {
    booting: { waits: 'server', tags: ['busy'] },
    disconnected: { waits: 'timer' },
    visitor: {
      waits: 'person',
      resting: 'Being a visitor asks for nothing; a login comes from its own flow.',
    },
    'member.idle': { waits: 'person', resting: 'Being signed in asks for nothing.' },
    'member.refreshing': { waits: 'server', tags: ['busy'] },
    'member.confirmingLogout': { waits: 'person' },
    'member.loggingOut': { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    restoreSession: {
      input: noPayload,
      output: closedObject({ hasToken: flag, member: { anyOf: [memberSchema, { type: 'null' }] } }),
      outcomes: [
        { name: 'no token', kind: 'done', value: { hasToken: false, member: null } },
        { name: 'member', kind: 'done', value: { hasToken: true, member: sampleMember } },
        { name: 'agent', kind: 'done', value: { hasToken: true, member: { ...sampleMember, type: 1 } } },
        {
          name: 'trial account',
          kind: 'done',
          value: { hasToken: true, member: { ...sampleMember, type: 4 } },
        },
        { name: 'token without account', kind: 'done', value: { hasToken: true, member: null } },
        { name: 'token refused', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'used elsewhere', kind: 'error', value: { code: 'duplicateLogin' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    refreshMember: {
      input: noPayload,
      output: memberFiguresSchema,
      outcomes: [
        { name: 'figures', kind: 'done', value: { unread, balance, currency, symbol } },
        { name: 'token refused', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'used elsewhere', kind: 'error', value: { code: 'duplicateLogin' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    logOut: {
      input: noPayload,
      output: closedObject({}),
      outcomes: [
        { name: 'signed out', kind: 'done', value: {} },
        { name: 'token refused', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['sessionRetry'],
  secrets: [],
  bounded: (context: SessionContext) => ({
    member: context.member?.type ?? null,
    reason: context.reason,
    error: context.error,
  }),
};
