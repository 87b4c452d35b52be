import { onBreakCode } from '../route-to-break.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, text, integer } from '../value-kinds.ts';

/** What is to be started (specification, section 3: launch request). */
export const gameSchema = closedObject(
  {
    nodeId: text,
    /** Empty where only the address named the game; the start tells it. */
    name: text,
    /** Provider code; empty where it is not known. */
    vassalage: text,
    /** The room of a game in which players meet; without it the vendor chooses one. */
    roomId: text,
  },
  ['roomId'],
);
export type Game = ValueOf<typeof gameSchema>;
const game = { nodeId: '10001', name: 'Lucky Koi', vassalage: 'FOYER' };
const gameLaunchInput = closedObject(
  {
    signedIn: flag,
    /** An account of type 4: plays demo games only. */
    trial: flag,
    /** The member is on a break, in which nothing is played. */
    onBreak: flag,
    /** Handed in by layouts of earlier releases. */
    place: oneOfTexts(['frame']),
    /** The game to start immediately; null waits until the player starts one. */
    game: withSamples(orNull(gameSchema), [null, game]),
  },
  ['onBreak', 'place'],
);
export type GameLaunchInput = ValueOf<typeof gameLaunchInput>;
const fields = {
  /** The start takes longer than it should. */
  isSlow: flag,
  attempts: integer,
  /** ISO 8601 in UTC, while the game is under maintenance or a rest is running. */
  from: orNull(text),
  until: orNull(text),
  /** What the operator wrote about the maintenance. */
  notice: orNull(text),
};
/** The other game is the one that a round is still open in. */
export type GameLaunchContext = FlowContext<typeof fields> &
  Omit<GameLaunchInput, 'place'> & { readonly other: Game | null };
const url = '/play/koi';
/** From a press on a game to the running game (specification, section 4; wire contract, launch errors). */
export const gameLaunchContract = defineFlow({
  id: 'gameLaunch',
  version: 2,
  summary:
    'Starts a game and keeps it in sight: login first, one start per press, quiet retries of a start or a frame that is too slow, and a way on from every refusal.',
  events: {
    'game.launch': closedObject({ game: withSamples(gameSchema, [game]) }),
    ...withoutPayload('game.retry', 'game.cancel', 'game.close', 'round.resume', 'frame.ready'),
    'frame.message': closedObject({
      message: withSamples(text, ['game.balance', 'game.exit', 'game.expired', 'something.else']),
    }),
    ...withoutPayload('page.return', 'deposit.open', 'account.open'),
  },
  internalEvents: { 'play.ended': closedObject({ code: withSamples(text, ['limit.session']) }) },
  effects: {
    signInFirst: gameSchema,
    openGame: closedObject({ game: gameSchema, url: text }),
    ...withoutPayload('closeGame', 'openDeposit', 'openAccount', 'refreshBalance'),
  },
  leaving: ['openDeposit', 'openAccount', 'closeGame'],
  shows: {
    ...fields,
    gameId: orNull(text),
    gameName: orNull(text),
    otherName: orNull(text),
    place: oneOfTexts(['frame']),
  },
  read: (context: GameLaunchContext) => ({
    gameId: context.game?.nodeId ?? null,
    gameName: context.game?.name ?? null,
    otherName: context.other?.name ?? null,
    // Layouts of earlier releases show the game only where they read this.
    place: 'frame' as const,
  }),
  states: {
    server: ['launching'],
    person: [
      'loginNeeded',
      'realAccountNeeded',
      'onBreak',
      'insufficient',
      'roundOpen',
      'underMaintenance',
      'failed',
      'playing',
    ],
    timer: ['backingOff', 'opening'],
    busy: ['backingOff', 'opening'],
    money: ['playing'],
    resting: { idle: 'Nothing is wanted: a game begins with a press on it.' },
  },
  input: gameLaunchInput,
  services: {
    launchGame: call({ game: gameSchema }, { url: text, name: text }, [
      done('started', { url, name: 'Lucky Koi' }),
      failed('not enough money', 'balance.insufficient'),
      failed('round still open', 'game.round-open', { value: { nodeId: '10002', name: 'Golden Carp' } }),
      failed('round still open, nobody says where', 'game.round-open'),
      failed('under maintenance', 'game.maintenance', {
        value: { from: '2026-01-01T03:00:00Z', until: '2026-01-01T04:00:00Z', text: 'New servers' },
      }),
      failed('account not ready', 'merchant.acct.setup.err'),
      failed('session lost', 'login.not.session'),
      failed('real account needed', 'account.trial'),
      failed('on a break', onBreakCode),
      failed('a rest is running', 'play.resting', { value: { until: '2026-12-01T08:05:00.000Z' } }),
      failed('took too long', 'network.timeout'),
    ]),
  },
  delays: ['slowLaunch', 'launchRetry', 'slowFrame', 'framePatience'],
  bounded: boundedBy<GameLaunchContext>({
    has: ['game', 'other'],
    keep: ['signedIn', 'trial', 'attempts', 'isSlow', 'error'],
    also: ({ onBreak }) => ({ onBreak: onBreak === true }),
  }),
});
