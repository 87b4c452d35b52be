import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, oneOfTexts, text, withSamples } from '../payload-schema.ts';
import {
  gameLaunchProjectionSchema,
  gameSchema,
  projectGameLaunch,
  type GameLaunchContext,
} from './game-launch.context.ts';

const game = { nodeId: 'n-1', name: 'Lucky Koi', vassalage: 'FOYER', gameCode: 'koi' };

/** From a press on a game to the running game (specification, section 4; wire contract, launch errors). */
export const gameLaunchContract: MachineContract = {
  id: 'gameLaunch',
  version: 1,
  summary:
    'Starts a game: login first, one start per press, a few quiet retries, and a way on from every refusal.',
  events: {
    'game.launch': closedObject({ game: withSamples(gameSchema, [game]) }),
    'game.retry': noPayload,
    'game.cancel': noPayload,
    'game.close': noPayload,
    'deposit.open': noPayload,
    'account.open': noPayload,
  },
  internalEvents: { 'session.established': closedObject({ trial: flag }), 'window.blocked': noPayload },
  effects: {
    openLogin: noPayload,
    openGame: closedObject({ url: text, place: text }),
    closeGame: noPayload,
    openDeposit: noPayload,
    openRegistration: noPayload,
    refreshBalance: noPayload,
  },
  projection: gameLaunchProjectionSchema,
  project: projectGameLaunch,
  states: {
    idle: { waits: 'person' },
    loginNeeded: { waits: 'person' },
    realAccountNeeded: { waits: 'person' },
    launching: { waits: 'server', tags: ['busy'] },
    backingOff: { waits: 'timer' },
    insufficient: { waits: 'person' },
    roundOpen: { waits: 'person' },
    underMaintenance: { waits: 'person' },
    failed: { waits: 'person' },
    windowBlocked: { waits: 'person' },
    playing: { waits: 'person', tags: ['money'] },
  },
  input: closedObject({ signedIn: flag, trial: flag, place: oneOfTexts(['frame', 'window']) }),
  services: {
    launchGame: {
      input: closedObject({ game: gameSchema }),
      output: closedObject({ url: text }),
      repeatable: false,
      outcomes: [
        { name: 'started', kind: 'done', value: { url: '/play/koi' } },
        { name: 'not enough money', kind: 'error', value: { code: 'balance.insufficient' } },
        { name: 'round still open', kind: 'error', value: { code: 'game.round-open' } },
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
        { name: 'took too long', kind: 'error', value: { code: 'network.timeout' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['slowLaunch', 'launchRetry'],
  secrets: ['url'],
  bounded: (context: GameLaunchContext) => ({
    signedIn: context.signedIn,
    trial: context.trial,
    attempts: context.attempts,
    isSlow: context.isSlow,
    error: context.error,
    game: context.game !== null,
  }),
};
