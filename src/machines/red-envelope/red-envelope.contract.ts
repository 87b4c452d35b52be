import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, noPayload, whole } from '../payload-schema.ts';
import {
  envelopeGrabSchema,
  envelopeOfferSchema,
  projectRedEnvelope,
  redEnvelopeProjectionSchema,
  type RedEnvelopeContext,
} from './red-envelope.context.ts';

const offer = {
  standing: 'open',
  title: 'Evening envelopes',
  remaining: 2,
  secondsLeft: 600,
  least: '1.00',
  most: '88.00',
  symbol: '₱',
  history: [],
};
const grab = { id: 'g-1', amount: '8.80', at: '2026-01-01T12:00:00.000Z' };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Red envelopes in windows of time: so many for each member, each opened once (wire contract B15). */
export const redEnvelopeContract: MachineContract = {
  id: 'redEnvelope',
  version: 1,
  summary: 'Opens red envelopes while their window is open, as many as the member has left, each once.',
  events: {
    'envelope.refresh': noPayload,
    'envelope.open': noPayload,
    'envelope.again': noPayload,
  },
  effects: { refreshBalance: noPayload, refreshBadges: noPayload },
  projection: redEnvelopeProjectionSchema,
  project: projectRedEnvelope,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    closed: { waits: 'person' },
    ineligible: { waits: 'person' },
    upcoming: { waits: 'timer' },
    ready: { waits: 'person' },
    opening: { waits: 'server', tags: ['busy', 'money'] },
    opened: { waits: 'person' },
    used: { waits: 'person' },
    locked: { waits: 'timer' },
  },
  input: closedObject({}),
  services: {
    loadEnvelope: {
      input: noPayload,
      output: envelopeOfferSchema,
      outcomes: [
        { name: 'open', kind: 'done', value: offer },
        { name: 'opens soon', kind: 'done', value: { ...offer, standing: 'upcoming', secondsLeft: 120 } },
        { name: 'none left', kind: 'done', value: { ...offer, standing: 'used', remaining: 0 } },
        { name: 'not for this member', kind: 'done', value: { ...offer, standing: 'ineligible' } },
        { name: 'no window', kind: 'done', value: { ...offer, standing: 'closed', remaining: 0 } },
        offline,
      ],
    },
    openEnvelope: {
      input: noPayload,
      output: closedObject({ grab: envelopeGrabSchema, remaining: whole }),
      repeatable: false,
      outcomes: [
        { name: 'opened', kind: 'done', value: { grab, remaining: 1 } },
        { name: 'the last one', kind: 'done', value: { grab, remaining: 0 } },
        { name: 'closed meanwhile', kind: 'error', value: { code: 'envelope.closed' } },
        { name: 'none left', kind: 'error', value: { code: 'envelope.empty' } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 10 } },
        offline,
      ],
    },
  },
  delays: ['envelopeWindow', 'envelopeLockout'],
  secrets: [],
  bounded: (context: RedEnvelopeContext) => ({
    error: context.error !== null,
    standing: context.offer?.standing ?? null,
    remaining: context.remaining,
    grab: context.grab !== null,
  }),
};
