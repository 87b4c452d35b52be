import type { MachineContract } from '../../protocol/machine-contract.ts';
import { memberSchema, sampleMember } from '../member.ts';
import { closedObject, noPayload, text } from '../payload-schema.ts';
import { signingInEffectSchemas } from '../signing-in.ts';
import { freeDemoProjectionSchema, projectFreeDemo, type FreeDemoContext } from './free-demo.context.ts';

/** A demo account without registration (specification, section 4). */
export const freeDemoContract: MachineContract = {
  id: 'freeDemo',
  version: 1,
  summary: 'Fetches a demo session, then its member, and goes home.',
  events: { 'demo.start': noPayload },
  effects: {
    ...signingInEffectSchemas,
  },
  leaving: ['closeLogin', 'goHome'],
  projection: freeDemoProjectionSchema,
  project: projectFreeDemo,
  states: {
    idle: { waits: 'person' },
    starting: { waits: 'server', tags: ['busy'] },
    loadingMember: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    succeeded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({}),
  services: {
    startDemo: {
      input: noPayload,
      output: closedObject({ token: text }),
      repeatable: false,
      outcomes: [
        { name: 'session', kind: 'done', value: { token: 'token-1' } },
        { name: 'switched off', kind: 'error', value: { code: 'function.not.available' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    loadMember: {
      input: noPayload,
      output: memberSchema,
      outcomes: [
        { name: 'trial account', kind: 'done', value: { ...sampleMember, type: 4 } },
        { name: 'token refused', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['demoLockout'],
  secrets: ['token'],
  bounded: ({ error, member }: FreeDemoContext) => ({ error, member: member !== null }),
};
