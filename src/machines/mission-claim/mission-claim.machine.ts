import { assign } from 'xstate';
import { calling } from '../calling.ts';
import { withAnswer, withEvent } from '../pass-on.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { setupFlow } from '../setup-flow.ts';
import { isClaimable, missionClaimContract, type MissionClaim } from './mission-claim.contract.ts';

type Loaded = AnswerOf<typeof missionClaimContract, 'loadMissions'>;

/** See `missionClaimContract`. */
export const missionClaimMachine = setupFlow(missionClaimContract, {
  guards: {
    isClaimable: ({ context }, { mission }: { mission: string }) => isClaimable(context, mission),
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepMissions: assign((_, { missions, currencySymbol }: Loaded) => ({
      missions,
      currencySymbol,
      mission: '',
    })),
    keepMission: assign((_, { mission }: { mission: string }) => ({ ...noFailure, mission, claim: null })),
    keepClaim: assign(({ context }, claim: MissionClaim) => ({
      ...noFailure,
      claim,
      missions: context.missions.map((one) =>
        one.id === context.mission ? { ...one, state: 'claimed' as const } : one,
      ),
    })),
    forgetClaim: assign({ ...noFailure, claim: null, mission: '' }),
  },
}).createMachine({
  id: 'missionClaim',
  context: { ...noFailure, ...noLockout, missions: [], currencySymbol: '', mission: '', claim: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...calling('loadMissions'),
        onDone: { target: 'showing', actions: withAnswer('keepMissions') },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'missions.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'missions.refresh': { target: 'loading', actions: 'clearErrors' },
        'mission.claim': {
          guard: withEvent('isClaimable'),
          target: 'claiming',
          actions: withEvent('keepMission'),
        },
      },
    },
    claiming: {
      invoke: {
        ...calling('claimMission'),
        input: ({ context }) => ({ mission: context.mission }),
        onDone: { target: 'claimed', actions: [withAnswer('keepClaim'), 'refreshBalance', 'refreshBadges'] },
        onError: [
          lockWhenThrottled,
          // It may have come through before the page went away: the list tells.
          routeError('loading', 'request.interrupted'),
          // The list is outdated, or may be.
          showErrorIn('loading'),
        ],
      },
    },
    claimed: {
      on: {
        'claim.dismiss': { target: 'loading', actions: 'forgetClaim' },
      },
    },
    locked: lockedUntil('missionLockout', 'showing'),
  },
});
