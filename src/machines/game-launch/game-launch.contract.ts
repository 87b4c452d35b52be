import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, oneOfTexts, text, withSamples } from '../payload-schema.ts';
import { onBreakCode } from '../break-handover.ts';
import {
  gameLaunchProjectionSchema,
  gameSchema,
  projectGameLaunch,
  type GameLaunchContext,
} from './game-launch.context.ts';

const game = { nodeId: '10001', name: 'Lucky Koi', vassalage: 'FOYER' };
const url = '/play/koi';

/** From a press on a game to the running game (specification, section 4; wire contract, launch errors). */
export const gameLaunchContract: MachineContract = {
  id: 'gameLaunch',
  version: 2,
  summary:
    'Starts a game and keeps it in sight: login first, one start per press, quiet retries of a start or a frame that is too slow, and a way on from every refusal.',
  events: {
    'game.launch': closedObject({ game: withSamples(gameSchema, [game]) }),
    'game.retry': noPayload,
    'game.cancel': noPayload,
    'game.close': noPayload,
    'round.resume': noPayload,
    'frame.ready': noPayload,
    'frame.message': closedObject({
      message: withSamples(text, ['game.balance', 'game.exit', 'game.expired', 'something.else']),
    }),
    'page.return': noPayload,
    'deposit.open': noPayload,
    'account.open': noPayload,
  },
  internalEvents: { 'play.ended': closedObject({ code: withSamples(text, ['limit.session']) }) },
  effects: {
    signInFirst: gameSchema,
    openGame: closedObject({ game: gameSchema, url: text }),
    closeGame: noPayload,
    openDeposit: noPayload,
    openAccount: noPayload,
    refreshBalance: noPayload,
  },
  leaving: ['openDeposit', 'openAccount', 'closeGame'],
  projection: gameLaunchProjectionSchema,
  project: projectGameLaunch,
  states: {
    idle: { waits: 'person', resting: 'Nothing is wanted: a game begins with a press on it.' },
    loginNeeded: { waits: 'person' },
    realAccountNeeded: { waits: 'person' },
    onBreak: { waits: 'person' },
    launching: { waits: 'server', tags: ['busy'] },
    backingOff: { waits: 'timer', tags: ['busy'] },
    opening: { waits: 'timer', tags: ['busy'] },
    insufficient: { waits: 'person' },
    roundOpen: { waits: 'person' },
    underMaintenance: { waits: 'person' },
    failed: { waits: 'person' },
    playing: { waits: 'person', tags: ['money'] },
  },
  input: closedObject(
    {
      signedIn: flag,
      trial: flag,
      onBreak: flag,
      // Handed in by layouts of earlier releases.
      place: oneOfTexts(['frame']),
      game: withSamples({ anyOf: [gameSchema, { type: 'null' }] }, [null, game]),
    },
    ['onBreak', 'place'],
  ),
  services: {
    launchGame: {
      input: closedObject({ game: gameSchema }),
      output: closedObject({ url: text, name: text }),
      outcomes: [
        { name: 'started', kind: 'done', value: { url, name: 'Lucky Koi' } },
        { name: 'not enough money', kind: 'error', value: { code: 'balance.insufficient' } },
        {
          name: 'round still open',
          kind: 'error',
          value: { code: 'game.round-open', value: { nodeId: '10002', name: 'Golden Carp' } },
        },
        {
          name: 'round still open, nobody says where',
          kind: 'error',
          value: { code: 'game.round-open' },
        },
        {
          name: 'under maintenance',
          kind: 'error',
          value: {
            code: 'game.maintenance',
            value: { from: '2026-01-01T03:00:00Z', until: '2026-01-01T04:00:00Z' },
          },
        },
        { name: 'account not ready', kind: 'error', value: { code: 'merchant.acct.setup.err' } },
        { name: 'session lost', kind: 'error', value: { code: 'login.not.session' } },
        { name: 'real account needed', kind: 'error', value: { code: 'account.trial' } },
        { name: 'on a break', kind: 'error', value: { code: onBreakCode } },
        {
          name: 'a rest is running',
          kind: 'error',
          value: { code: 'play.resting', value: { until: '2026-12-01T08:05:00.000Z' } },
        },
        { name: 'took too long', kind: 'error', value: { code: 'network.timeout' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['slowLaunch', 'launchRetry', 'slowFrame', 'framePatience'],
  secrets: [],
  bounded: (context: GameLaunchContext) => ({
    signedIn: context.signedIn,
    trial: context.trial,
    onBreak: context.onBreak === true,
    attempts: context.attempts,
    isSlow: context.isSlow,
    error: context.error,
    game: context.game !== null,
    other: context.other !== null,
  }),
};
