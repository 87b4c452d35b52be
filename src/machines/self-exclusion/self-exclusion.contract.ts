import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, noPayload, text, withSamples } from '../payload-schema.ts';
import {
  breakLengthSchema,
  projectSelfExclusion,
  wantedLengthSchema,
  selfExclusionProjectionSchema,
  type SelfExclusionContext,
} from './self-exclusion.context.ts';

const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/**
 * A break or an exclusion that the member takes: chosen, asked once more, and then in force whatever
 * happens. Market rules: time-outs and exclusions of UKGC, AGCO and MGA, the panic button of the GGL.
 */
export const selfExclusionContract: MachineContract = {
  id: 'selfExclusion',
  version: 1,
  needs: 'member',
  summary: 'Closes play for a time that the member chooses; nobody can make it shorter.',
  events: {
    'breaks.retry': noPayload,
    'break.choose': closedObject({ length: withSamples(breakLengthSchema, ['24h', '6m', 'forever']) }),
    'break.back': noPayload,
    'break.confirm': noPayload,
  },
  effects: { breakBegun: closedObject({ until: text }) },
  leaving: ['breakBegun'],
  projection: selfExclusionProjectionSchema,
  project: projectSelfExclusion,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    choosing: { waits: 'person', resting: 'Nobody has to take a break.' },
    confirming: { waits: 'person' },
    starting: { waits: 'server', tags: ['busy'] },
    begun: { waits: 'person', resting: 'The break runs and the session is over: nothing is left to do.' },
  },
  input: closedObject({
    wanted: withSamples(wantedLengthSchema, [null, '24h']),
  }),
  services: {
    loadBreaks: {
      input: noPayload,
      output: closedObject({ timeOuts: listOf(breakLengthSchema), exclusions: listOf(breakLengthSchema) }),
      outcomes: [
        { name: 'breaks', kind: 'done', value: { timeOuts: ['24h', '7d'], exclusions: ['6m', 'forever'] } },
        { name: 'none', kind: 'done', value: { timeOuts: [], exclusions: [] } },
        offline,
      ],
    },
    takeBreak: {
      input: closedObject({ length: breakLengthSchema }),
      output: closedObject({ until: text }),
      repeatable: false,
      outcomes: [
        { name: 'begun', kind: 'done', value: { until: '2026-12-01T08:00:00.000Z' } },
        { name: 'not offered', kind: 'error', value: { code: 'break.not-offered' } },
        offline,
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ error, wanted, length, timeOuts, until }: SelfExclusionContext) => ({
    error: error !== null,
    wanted,
    length,
    timeOuts: timeOuts.length,
    until: until !== null,
  }),
};
