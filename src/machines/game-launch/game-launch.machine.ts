import { assign, setup } from 'xstate';
import { durations } from '../durations.ts';
import { complainOf, hasCode, hasFailedWith, noComplaint, passError, type Failed } from '../failed-call.ts';
import { isSignedOut, readFailureDetails } from '../failure.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type { Game, GameLaunchContext, GameLaunchInput } from './game-launch.context.ts';

type GameLaunchEvent =
  | { type: 'game.launch'; game: Game }
  | { type: 'game.retry' }
  | { type: 'game.cancel' }
  | { type: 'game.close' }
  | { type: 'deposit.open' }
  | { type: 'account.open' }
  | { type: 'session.established'; trial: boolean }
  | { type: 'window.blocked' };
interface Chosen {
  readonly game: Game;
}
/** Quiet retries after a start that took too long; seen in public clients of this kind. */
const retries = 3;

const passGame = ({ event }: { readonly event: Chosen }): Chosen => ({ game: event.game });

/** See `gameLaunchContract`. A press while a start is under way starts nothing. */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
  },
  actors: {
    wait: unwiredWait,
    launchGame: unwiredService<{ readonly url: string }, Chosen>('launchGame'),
  },
  guards: {
    hasCode,
    isVisitor: ({ context }) => !context.signedIn,
    isSignedOut: (_, { error }: Failed) => isSignedOut(error),
    isTrial: ({ context }) => context.trial,
    becomesTrial: (_, params: { trial: boolean }) => params.trial,
    canRetryQuietly: ({ context }, params: Failed & { codes: readonly string[] }) =>
      context.attempts <= retries && hasCode(null, params),
  },
  actions: {
    keepGame: assign((_, { game }: Chosen) => ({ ...noComplaint, game, attempts: 0 })),
    keepAccount: assign((_, params: { trial: boolean }) => ({ signedIn: true, trial: params.trial })),
    becomeVisitor: assign({ signedIn: false, attempts: 0 }),
    countAttempt: assign(({ context }) => ({
      ...noComplaint,
      attempts: context.attempts + 1,
      isSlow: false,
    })),
    startOver: assign({ attempts: 0 }),
    markSlow: assign({ isSlow: true }),
    keepUrl: assign((_, params: { url: string }) => ({ url: params.url, isSlow: false })),
    forgetGame: assign({
      ...noComplaint,
      game: null,
      url: null,
      isSlow: false,
      attempts: 0,
      from: null,
      until: null,
    }),
    keepTimes: assign((_, { error }: Failed) => {
      const { from, until } = readFailureDetails(error);
      return {
        from: typeof from === 'string' ? from : null,
        until: typeof until === 'string' ? until : null,
      };
    }),
    showError: assign(complainOf),
    openLogin: unwiredEffect('openLogin'),
    openGame: unwiredEffect<{ readonly url: string; readonly place: string }>('openGame'),
    closeGame: unwiredEffect('closeGame'),
    openDeposit: unwiredEffect('openDeposit'),
    openRegistration: unwiredEffect('openRegistration'),
    refreshBalance: unwiredEffect('refreshBalance'),
  },
}).createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({
    ...noComplaint,
    ...input,
    game: null,
    isSlow: false,
    attempts: 0,
    url: null,
    from: null,
    until: null,
  }),
  initial: 'idle',
  on: {
    'session.established': {
      actions: { type: 'keepAccount', params: ({ event }) => ({ trial: event.trial }) },
    },
  },
  states: {
    idle: {
      entry: 'forgetGame',
      on: {
        'game.launch': [
          { guard: 'isVisitor', target: 'loginNeeded', actions: { type: 'keepGame', params: passGame } },
          { guard: 'isTrial', target: 'realAccountNeeded', actions: { type: 'keepGame', params: passGame } },
          { target: 'launching', actions: { type: 'keepGame', params: passGame } },
        ],
      },
    },
    loginNeeded: {
      entry: 'openLogin',
      on: {
        'session.established': [
          {
            guard: { type: 'becomesTrial', params: ({ event }) => ({ trial: event.trial }) },
            target: 'realAccountNeeded',
            actions: { type: 'keepAccount', params: ({ event }) => ({ trial: event.trial }) },
          },
          {
            target: 'launching',
            actions: { type: 'keepAccount', params: ({ event }) => ({ trial: event.trial }) },
          },
        ],
        'game.retry': { actions: 'openLogin' },
        'game.cancel': 'idle',
      },
    },
    realAccountNeeded: {
      on: { 'account.open': { target: 'idle', actions: 'openRegistration' }, 'game.cancel': 'idle' },
    },
    launching: {
      entry: 'countAttempt',
      on: { 'game.cancel': 'idle' },
      invoke: [
        {
          id: 'slowLaunch',
          src: 'wait',
          input: { name: 'slowLaunch', milliseconds: durations.slowLaunch, ticks: false },
          onDone: { actions: 'markSlow' },
        },
        {
          id: 'launchGame',
          src: 'launchGame',
          input: ({ context }) => {
            if (context.game === null) throw new Error('expects a game to start, got none');
            return { game: context.game };
          },
          onDone: {
            target: 'playing',
            actions: { type: 'keepUrl', params: ({ event }) => ({ url: event.output.url }) },
          },
          onError: [
            {
              guard: { type: 'canRetryQuietly', params: hasFailedWith('network.timeout') },
              target: 'backingOff',
            },
            {
              guard: { type: 'isSignedOut', params: passError },
              target: 'loginNeeded',
              actions: ['becomeVisitor', { type: 'showError', params: passError }],
            },
            {
              guard: { type: 'hasCode', params: hasFailedWith('account.trial') },
              target: 'realAccountNeeded',
            },
            {
              guard: { type: 'hasCode', params: hasFailedWith('balance.insufficient') },
              target: 'insufficient',
            },
            { guard: { type: 'hasCode', params: hasFailedWith('game.round-open') }, target: 'roundOpen' },
            {
              guard: { type: 'hasCode', params: hasFailedWith('game.maintenance') },
              target: 'underMaintenance',
              actions: { type: 'keepTimes', params: passError },
            },
            { target: 'failed', actions: { type: 'showError', params: passError } },
          ],
        },
      ],
    },
    backingOff: {
      on: { 'game.cancel': 'idle' },
      invoke: {
        id: 'launchRetry',
        src: 'wait',
        input: ({ context }) => ({
          name: 'launchRetry',
          milliseconds: durations.launchRetry * 2 ** (context.attempts - 1),
          ticks: false,
        }),
        onDone: 'launching',
      },
    },
    insufficient: {
      on: { 'deposit.open': { target: 'idle', actions: 'openDeposit' }, 'game.cancel': 'idle' },
    },
    roundOpen: {
      on: { 'game.retry': { target: 'launching', actions: 'startOver' }, 'game.cancel': 'idle' },
    },
    underMaintenance: { on: { 'game.cancel': 'idle' } },
    failed: {
      on: { 'game.retry': { target: 'launching', actions: 'startOver' }, 'game.cancel': 'idle' },
    },
    windowBlocked: { on: { 'game.retry': 'playing', 'game.cancel': 'idle' } },
    playing: {
      entry: {
        type: 'openGame',
        params: ({ context }) => ({ url: context.url ?? '', place: context.place }),
      },
      on: {
        'window.blocked': 'windowBlocked',
        'game.close': { target: 'idle', actions: ['closeGame', 'refreshBalance'] },
      },
    },
  },
});
