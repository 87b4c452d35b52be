import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, whole, withSamples } from '../payload-schema.ts';
import {
  projectRealityCheck,
  realityCheckProjectionSchema,
  sessionFiguresSchema,
  type RealityCheckContext,
} from './reality-check.context.ts';

const figures = { staked: '120.00', won: '80.00', net: '-40.00', currency: 'PHP', minutes: 60 };

/**
 * Stops play at set times and shows time and money spent. Market rules: UK RTS 13B, Ontario 4.30,
 * Germany (60 minutes, then a forced break of 5).
 */
export const realityCheckContract: MachineContract = {
  id: 'realityCheck',
  version: 1,
  summary:
    'Every so many minutes of play: time, stakes and net position, and a break where the market forces one.',
  events: { 'check.continue': noPayload, 'check.history': noPayload, 'check.logout': noPayload },
  internalEvents: {
    'play.started': noPayload,
    'play.stopped': noPayload,
    'check.answered': closedObject({ restSeconds: withSamples(whole, [0, 300]) }),
  },
  effects: { pausePlay: noPayload, resumePlay: noPayload, openHistory: noPayload, endSession: noPayload },
  leaving: ['resumePlay', 'openHistory', 'endSession'],
  projection: realityCheckProjectionSchema,
  project: projectRealityCheck,
  states: {
    idle: { waits: 'person', resting: 'Nobody plays, so there is nothing to check.' },
    playing: { waits: 'timer' },
    loadingFigures: { waits: 'server', tags: ['busy'] },
    showing: { waits: 'person' },
    answering: { waits: 'server', tags: ['busy'] },
    resting: { waits: 'timer' },
  },
  input: closedObject(
    {
      intervalMinutes: withSamples(whole, [60]),
      // Handed in by layouts of earlier releases; the server says how long a rest is.
      breakMinutes: withSamples(whole, [0]),
      due: flag,
    },
    ['breakMinutes'],
  ),
  services: {
    loadSessionFigures: {
      input: noPayload,
      output: closedObject({ figures: sessionFiguresSchema, restSeconds: whole }),
      outcomes: [
        { name: 'figures', kind: 'done', value: { figures, restSeconds: 0 } },
        { name: 'rest is running', kind: 'done', value: { figures, restSeconds: 240 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    answerCheck: {
      input: noPayload,
      output: closedObject({ restSeconds: whole }),
      outcomes: [
        { name: 'answered', kind: 'done', value: { restSeconds: 0 } },
        { name: 'rest begins', kind: 'done', value: { restSeconds: 300 } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['realityInterval', 'realityBreak'],
  secrets: [],
  bounded: ({ error, figures: known, restSeconds, wantsHistory, isDue }: RealityCheckContext) => ({
    isDue,
    error,
    figures: known !== null,
    restSeconds,
    wantsHistory,
  }),
};
