import { assign } from 'xstate';
import { calling, setupFlow, waiting, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf, AskOf } from '../flow-contract.ts';
import { onBreakCode } from '../route-to-break.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import {
  showErrorIn,
  type CallFailure,
  hasCode,
  hasFailedWith,
  routeError,
  noFailure,
} from '../form-failure.ts';
import { isSignedOut, readFailureDetails } from '../failure.ts';
import { gameLaunchContract, type Game, type GameLaunchContext } from './game-launch.contract.ts';

type Chosen = AskOf<typeof gameLaunchContract, 'launchGame'>;
type Started = AnswerOf<typeof gameLaunchContract, 'launchGame'>;
/** Quiet retries after a start that took too long; seen in public clients of this kind. */
const retries = 3;

const passMessage =
  (...messages: readonly string[]) =>
  ({ event }: { readonly event: { readonly message: string } }) => ({ message: event.message, messages });
const passStarted = ({
  context,
  event,
}: {
  readonly context: GameLaunchContext;
  readonly event: { readonly output: Started };
}) => ({ game: nameGame(context, event.output), url: event.output.url });
const nameGame = ({ game }: GameLaunchContext, { name }: Started): Game => {
  if (game === null) throw new Error('expects a game to start, got none');
  return { ...game, name };
};
const passGame = ({ context: { game } }: { readonly context: GameLaunchContext }): Game => {
  if (game === null) throw new Error('expects a game to start, got none');
  return game;
};

/** See `gameLaunchContract`. A press while a start is under way starts nothing. */
export const gameLaunchMachine = setupFlow(gameLaunchContract, {
  guards: {
    isWantedOnBreak: ({ context }) => context.game !== null && context.onBreak === true,
    isWantedByVisitor: ({ context }) => context.game !== null && !context.signedIn,
    isWantedOnTrial: ({ context }) => context.game !== null && context.trial,
    isWanted: ({ context }) => context.game !== null,
    isSignedOut: (_, { error }: CallFailure) => isSignedOut(error),
    hasRetries: ({ context }) => context.attempts <= retries,
    canRetryQuietly: ({ context }, params: CallFailure & { codes: readonly string[] }) =>
      context.attempts <= retries && hasCode(null, params),
    hasOther: ({ context }) => context.other !== null,
    canReopen: ({ context }, params: { message: string; messages: readonly string[] }) =>
      context.attempts <= retries && params.messages.includes(params.message),
    isMessage: (_, params: { message: string; messages: readonly string[] }) =>
      params.messages.includes(params.message),
  },
  actions: {
    keepGame: assign((_, { game }: Chosen) => ({ ...noFailure, game, attempts: 0 })),
    keepName: assign((_, { game }: Chosen) => ({ game, isSlow: false })),
    becomeVisitor: assign({ signedIn: false, attempts: 0 }),
    countAttempt: assign(({ context }) => ({
      ...noFailure,
      from: null,
      until: null,
      notice: null,
      attempts: context.attempts + 1,
      isSlow: false,
    })),
    startOver: assign({ attempts: 0, isSlow: false }),
    markSlow: assign({ isSlow: true }),
    calmDown: assign({ isSlow: false, attempts: 0 }),
    goToOther: assign(({ context }) => ({ game: context.other, other: null, attempts: 0 })),
    forgetGame: assign({
      ...noFailure,
      game: null,
      other: null,
      isSlow: false,
      attempts: 0,
      from: null,
      until: null,
      notice: null,
    }),
    keepTimes: assign((_, { error }: CallFailure) => {
      const { from, until, text } = readFailureDetails(error);
      return {
        from: typeof from === 'string' ? from : null,
        until: typeof until === 'string' ? until : null,
        notice: typeof text === 'string' && text !== '' ? text : null,
      };
    }),
    keepOther: assign((_, { error }: CallFailure) => {
      const { nodeId, name } = readFailureDetails(error);
      return {
        other:
          typeof nodeId === 'string' && typeof name === 'string' ? { nodeId, name, vassalage: '' } : null,
      };
    }),
    showEnd: assign(({ event }) => ({
      error: nameErrorMessage(event.type === 'play.ended' ? event.code : 'unknown'),
      isSlow: false,
    })),
    showTooSlow: assign({ error: nameErrorMessage('game.slow'), isSlow: false }),
  },
}).createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({
    ...noFailure,
    ...input,
    // An address need not name a game.
    game: input.game?.nodeId === '' ? null : input.game,
    isSlow: false,
    attempts: 0,
    other: null,
    from: null,
    until: null,
    notice: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'isWantedOnBreak', target: 'onBreak' },
        { guard: 'isWantedByVisitor', target: 'loginNeeded' },
        { guard: 'isWantedOnTrial', target: 'realAccountNeeded' },
        { guard: 'isWanted', target: 'launching' },
      ],
      on: {
        'game.launch': { actions: withEvent('keepGame') },
      },
    },
    // The login is a separate flow; after it the portal restarts this one with the same game.
    loginNeeded: {
      entry: { type: 'signInFirst', params: passGame },
      on: {
        'game.retry': { actions: { type: 'signInFirst', params: passGame } },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
    },
    realAccountNeeded: {
      on: {
        'account.open': { target: 'idle', actions: ['forgetGame', 'openAccount'] },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
    },
    // Nothing is asked of the server, which would refuse it.
    onBreak: { on: { 'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] } } },
    launching: {
      entry: 'countAttempt',
      on: {
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
        'game.close': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
      invoke: [
        {
          ...waiting('slowLaunch', durations.slowLaunch),
          onDone: { actions: 'markSlow' },
        },
        {
          ...calling('launchGame'),
          input: ({ context }) => ({ game: passGame({ context }) }),
          onDone: [
            {
              target: 'opening',
              actions: [
                { type: 'keepName', params: passStarted },
                { type: 'openGame', params: passStarted },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'canRetryQuietly', params: hasFailedWith('network.timeout') },
              target: 'backingOff',
            },
            {
              guard: withError('isSignedOut'),
              target: 'loginNeeded',
              actions: ['becomeVisitor', withError('showError')],
            },
            routeError('realAccountNeeded', 'account.trial'),
            routeError('onBreak', onBreakCode),
            routeError('insufficient', 'balance.insufficient'),
            {
              guard: { type: 'hasCode', params: hasFailedWith('game.round-open', '734', '#734') },
              target: 'roundOpen',
              actions: withError('keepOther'),
            },
            {
              guard: { type: 'hasCode', params: hasFailedWith('game.maintenance') },
              target: 'underMaintenance',
              actions: withError('keepTimes'),
            },
            // The rest after a reality check has an end, which is said beside the reason.
            {
              guard: { type: 'hasCode', params: hasFailedWith('play.resting') },
              target: 'failed',
              actions: [withError('keepTimes'), withError('showError')],
            },
            showErrorIn('failed'),
          ],
        },
      ],
    },
    backingOff: {
      on: {
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
        'game.close': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
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
    // The frame consumes the address, which is valid once: a frame that fails to load needs a new launch.
    opening: {
      on: {
        'play.ended': { target: 'failed', actions: 'showEnd' },
        'frame.ready': { target: 'playing', actions: 'calmDown' },
        'frame.message': [
          {
            guard: { type: 'isMessage', params: passMessage('game.exit') },
            target: 'idle',
            actions: ['forgetGame', 'closeGame', 'refreshBalance'],
          },
          { guard: { type: 'canReopen', params: passMessage('game.expired') }, target: 'backingOff' },
          {
            guard: { type: 'isMessage', params: passMessage('game.expired') },
            target: 'failed',
            actions: 'showTooSlow',
          },
        ],
        'game.retry': { target: 'launching', actions: 'startOver' },
        'game.close': { target: 'idle', actions: ['forgetGame', 'closeGame', 'refreshBalance'] },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame', 'refreshBalance'] },
      },
      invoke: [
        {
          ...waiting('slowFrame', durations.slowLaunch),
          onDone: { actions: 'markSlow' },
        },
        {
          ...waiting('framePatience', durations.framePatience),
          onDone: [
            { guard: 'hasRetries', target: 'backingOff' },
            { target: 'failed', actions: 'showTooSlow' },
          ],
        },
      ],
    },
    insufficient: {
      on: {
        'deposit.open': { target: 'idle', actions: ['forgetGame', 'openDeposit'] },
        'game.retry': { target: 'launching', actions: 'startOver' },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
    },
    roundOpen: {
      on: {
        'round.resume': { guard: 'hasOther', target: 'launching', actions: 'goToOther' },
        'game.retry': { target: 'launching', actions: 'startOver' },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
    },
    underMaintenance: { on: { 'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] } } },
    failed: {
      on: {
        'game.retry': { target: 'launching', actions: 'startOver' },
        'game.cancel': { target: 'idle', actions: ['forgetGame', 'closeGame'] },
      },
    },
    playing: {
      on: {
        'frame.message': [
          {
            guard: { type: 'isMessage', params: passMessage('game.exit') },
            target: 'idle',
            actions: ['forgetGame', 'closeGame', 'refreshBalance'],
          },
          {
            guard: { type: 'isMessage', params: passMessage('game.expired') },
            target: 'launching',
            actions: 'startOver',
          },
          { guard: { type: 'isMessage', params: passMessage('game.balance') }, actions: 'refreshBalance' },
        ],
        'page.return': { actions: 'refreshBalance' },
        'play.ended': { target: 'failed', actions: ['showEnd', 'refreshBalance'] },
        'game.close': { target: 'idle', actions: ['forgetGame', 'closeGame', 'refreshBalance'] },
      },
    },
  },
});
