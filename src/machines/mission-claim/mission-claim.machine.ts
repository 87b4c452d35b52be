import { assign } from 'xstate';
import { calling, setupFlow, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { noFailure } from '../form-failure.ts';
import { noLockout } from '../lockout.ts';
import { claimStates } from '../reward-claim/claim-states.ts';
import {
  isClaimable,
  missionClaimContract,
  type MissionClaim,
  type MissionClaimContext,
} from './mission-claim.contract.ts';

type Loaded = AnswerOf<typeof missionClaimContract, 'loadMissions'>;
const describeClaim = ({ context: { mission } }: { readonly context: MissionClaimContext }) => ({ mission });

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
  states: claimStates({
    load: 'loadMissions',
    keep: 'keepMissions',
    refresh: 'missions.refresh',
    choose: {
      'mission.claim': {
        guard: withEvent('isClaimable'),
        target: 'claiming',
        actions: withEvent('keepMission'),
      },
    },
    claim: { ...calling('claimMission'), input: describeClaim },
    afterwards: ['refreshBalance', 'refreshBadges'],
    lockout: 'missionLockout',
  }),
});
