import { assign } from 'xstate';
import { asking, setupFlow, withAnswer } from '../setup-flow.ts';
import { millisecondsPerMinute } from '../durations.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { passSeconds } from '../lockout.ts';
import { realityCheckContract, type Rest, type SessionFigures } from './reality-check.contract.ts';
const passAnswered = ({ event: { restSeconds } }: { readonly event: Rest }): Rest => ({ restSeconds });
/** Another tab or login has answered: the same rest, or back to play. */
const answeredElsewhere = {
  'check.answered': [
    {
      guard: { type: 'hasRest', params: passAnswered },
      target: 'resting',
      actions: { type: 'keepRest', params: passAnswered },
    },
    { target: 'playing', actions: ['forget', 'resumePlay'] },
  ],
} as const;

/** See `realityCheckContract`. Play is paused before the figures come: the check does not wait for them. */
export const realityCheckMachine = setupFlow(realityCheckContract, {
  guards: {
    isDue: ({ context }) => context.isDue,
    hasRest: (_, { restSeconds }: Rest) => restSeconds > 0,
    wantsHistory: ({ context }) => context.wantsHistory,
  },
  actions: {
    keepFigures: assign((_, params: { figures: SessionFigures }) => ({
      figures: params.figures,
      ...noFailure,
    })),
    keepRest: assign((_, { restSeconds }: Rest) => ({ restSeconds })),
    wantHistory: assign({ wantsHistory: true }),
    wantPlay: assign({ wantsHistory: false }),
    takeUp: assign({ isDue: false }),
    forget: assign({ ...noFailure, figures: null, wantsHistory: false, restSeconds: 0 }),
    forgetCount: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input: { due, intervalMinutes } }) => ({
    intervalMinutes,
    restSeconds: 0,
    wantsHistory: false,
    ...noFailure,
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
      on: answeredElsewhere,
      ...asking('loadSessionFigures', {
        onDone: [
          { guard: withAnswer('hasRest'), target: 'resting', actions: withAnswer('keepRest') },
          { target: 'showing', actions: withAnswer('keepFigures') },
        ],
        onError: showErrorIn('showing'),
      }),
    },
    showing: {
      on: {
        ...answeredElsewhere,
        'check.continue': { target: 'answering', actions: 'wantPlay' },
        'check.history': { target: 'answering', actions: 'wantHistory' },
        'check.logout': { target: 'idle', actions: ['forget', 'endSession'] },
      },
    },
    // The server counts the answer, for every tab and login of the member.
    answering: asking('answerCheck', {
      onDone: [
        { guard: withAnswer('hasRest'), target: 'resting', actions: withAnswer('keepRest') },
        { guard: 'wantsHistory', target: 'playing', actions: ['forget', 'openHistory'] },
        { target: 'playing', actions: ['forget', 'resumePlay'] },
      ],
      onError: showErrorIn('showing'),
    }),
    resting: {
      exit: ['forgetCount', 'forget'],
      on: { 'check.logout': { target: 'idle', actions: 'endSession' } },
      invoke: {
        id: 'realityBreak',
        src: 'wait',
        input: ({ context }) => ({
          name: 'realityBreak',
          milliseconds: context.restSeconds * 1_000,
          ticks: true,
        }),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'playing', actions: 'resumePlay' },
      },
    },
  },
});
