import { assign, setup } from 'xstate';
import { millisecondsPerMinute } from '../durations.ts';
import { complainIn, complainOf, noComplaint } from '../failed-call.ts';
import { countSeconds, passSeconds } from '../lockout.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type { RealityCheckContext, SessionFigures } from './reality-check.context.ts';

type RealityCheckEvent =
  | { type: 'check.continue' }
  | { type: 'check.history' }
  | { type: 'check.logout' }
  | { type: 'play.started' }
  | { type: 'play.stopped' };

/** See `realityCheckContract`. Play is paused before the figures come: the check does not wait for them. */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    input: {} as { readonly intervalMinutes: number; readonly breakMinutes: number; readonly due: boolean },
  },
  actors: {
    wait: unwiredWait,
    loadSessionFigures: unwiredService<SessionFigures, Record<string, never>>('loadSessionFigures'),
  },
  guards: {
    isDue: ({ context }) => context.isDue,
    hasBreak: ({ context }) => context.breakMinutes > 0,
  },
  actions: {
    keepFigures: assign((_, params: { figures: SessionFigures }) => ({
      figures: params.figures,
      ...noComplaint,
    })),
    showError: assign(complainOf),
    takeUp: assign({ isDue: false }),
    forget: assign({ ...noComplaint, figures: null }),
    countSeconds: assign(countSeconds),
    forgetCount: assign({ secondsLeft: null }),
    pausePlay: unwiredEffect('pausePlay'),
    resumePlay: unwiredEffect('resumePlay'),
    openHistory: unwiredEffect('openHistory'),
    endSession: unwiredEffect('endSession'),
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input: { due, ...minutes } }) => ({
    ...minutes,
    ...noComplaint,
    isDue: due,
    figures: null,
    secondsLeft: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isDue', target: 'loadingFigures', actions: ['takeUp', 'pausePlay'] },
      on: { 'play.started': 'playing' },
    },
    playing: {
      on: { 'play.stopped': 'idle' },
      invoke: {
        id: 'realityInterval',
        src: 'wait',
        input: ({ context }) => ({
          name: 'realityInterval',
          milliseconds: context.intervalMinutes * millisecondsPerMinute,
          ticks: false,
        }),
        onDone: { target: 'loadingFigures', actions: 'pausePlay' },
      },
    },
    loadingFigures: {
      invoke: {
        id: 'loadSessionFigures',
        src: 'loadSessionFigures',
        input: {},
        onDone: {
          target: 'showing',
          actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
        },
        onError: complainIn('showing'),
      },
    },
    showing: {
      on: {
        'check.continue': [
          { guard: 'hasBreak', target: 'resting' },
          { target: 'playing', actions: ['forget', 'resumePlay'] },
        ],
        'check.history': { actions: 'openHistory' },
        'check.logout': { target: 'idle', actions: ['forget', 'endSession'] },
      },
    },
    resting: {
      exit: ['forgetCount', 'forget'],
      on: { 'check.logout': { target: 'idle', actions: 'endSession' } },
      invoke: {
        id: 'realityBreak',
        src: 'wait',
        input: ({ context }) => ({
          name: 'realityBreak',
          milliseconds: context.breakMinutes * millisecondsPerMinute,
          ticks: true,
        }),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'playing', actions: 'resumePlay' },
      },
    },
  },
});
