import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, orNull, schemasOf, withSamples } from '../payload-schema.ts';
import type { ValueOf, ValuesOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { flag, integer, money } from '../value-kinds.ts';

/** Seconds left of a rest; 0 where none is running. */
const rest = { restSeconds: integer };
export type Rest = ValuesOf<typeof rest>;
/** What a session came to. Money is a decimal string; `net` is negative for a loss. */
const figures = { staked: '120.00', won: '80.00', net: '-40.00', currency: 'PHP', minutes: 60 };
const sums = { staked: money, won: money, net: money };
export const sessionFiguresSchema = closedObject(schemasOf(figures, sums));
export type SessionFigures = ValueOf<typeof sessionFiguresSchema>;
const fields = {
  intervalMinutes: integer,
  figures: orNull(sessionFiguresSchema),
  secondsLeft: orNull(integer),
};
const hidden = {
  /** Of the rest that the server keeps. */
  ...rest,
  /** The answer leads to limits and breaks instead of back to play. */
  wantsHistory: flag,
  /** The time was over before the flow began: the code that counts it outside starts the check itself. */
  isDue: flag,
};
export type RealityCheckContext = FlowContext<typeof fields & typeof hidden>;
/**
 * Stops play at set times and shows time and money spent. Market rules: UK RTS 13B, Ontario 4.30,
 * Germany (60 minutes, then a forced break of 5).
 */
export const realityCheckContract = defineFlow({
  id: 'realityCheck',
  summary:
    'Every so many minutes of play: time, stakes and net position, and a break where the market forces one.',
  events: withoutPayload('check.continue', 'check.history', 'check.logout'),
  internalEvents: {
    ...withoutPayload('play.started', 'play.stopped'),
    'check.answered': closedObject({ restSeconds: withSamples(integer, [0, 300]) }),
  },
  effects: withoutPayload('pausePlay', 'resumePlay', 'openHistory', 'endSession'),
  leaving: ['resumePlay', 'openHistory', 'endSession'],
  shows: fields,
  read: ({ secondsLeft }: RealityCheckContext, state) => ({
    secondsLeft: state === 'resting' ? secondsLeft : null,
  }),
  states: {
    server: ['loadingFigures', 'answering'],
    person: ['showing'],
    timer: ['playing', 'resting'],
    resting: { idle: 'Nobody plays, so there is nothing to check.' },
  },
  input: closedObject(
    {
      intervalMinutes: withSamples(integer, [60]),
      // Handed in by layouts of earlier releases; the server says how long a rest is.
      breakMinutes: withSamples(integer, [0]),
      due: flag,
    },
    ['breakMinutes'],
  ),
  services: {
    loadSessionFigures: call({}, { figures: sessionFiguresSchema, ...rest }, [
      done('figures', { figures, restSeconds: 0 }),
      done('rest is running', { figures, restSeconds: 240 }),
    ]),
    answerCheck: call({}, rest, [
      done('answered', { restSeconds: 0 }),
      done('rest begins', { restSeconds: 300 }),
    ]),
  },
  delays: ['realityInterval', 'realityBreak'],
  bounded: boundedBy<RealityCheckContext>({
    has: ['figures'],
    keep: ['isDue', 'error', 'restSeconds', 'wantsHistory'],
  }),
});
