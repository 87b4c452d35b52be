import { assign } from 'xstate';
import { calling, setupFlow } from '../setup-flow.ts';
import { claimStates } from '../reward-claim/claim-states.ts';
import { noFailure } from '../form-failure.ts';
import { noLockout } from '../lockout.ts';
import { rebateClaimContract, type Rebate, type RebatePaid } from './rebate-claim.contract.ts';

/** What is shown once all that was due is claimed, until the list is read again. */
const withoutDue = (rebate: Rebate): Rebate => ({
  ...rebate,
  claimable: rebate.claimable.replace(/^\d+/, '0').replace(/\.\d+$/, (part) => part.replaceAll(/\d/g, '0')),
  canClaim: false,
  days: rebate.days.map((day) => (day.status === 'open' ? { ...day, status: 'paid' as const } : day)),
});

/** See `rebateClaimContract`. */
export const rebateClaimMachine = setupFlow(rebateClaimContract, {
  guards: {
    canClaim: ({ context }) => context.canClaim,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepRebate: assign((_, rebate: Rebate) => ({ rebate, canClaim: rebate.canClaim })),
    keepClaim: assign(({ context: { rebate } }, claim: RebatePaid) => ({
      ...noFailure,
      claim,
      canClaim: false,
      rebate: rebate === null ? null : withoutDue(rebate),
    })),
    forgetClaim: assign({ ...noFailure, claim: null }),
  },
}).createMachine({
  id: 'rebateClaim',
  context: { ...noFailure, ...noLockout, rebate: null, claim: null, canClaim: false },
  initial: 'loading',
  states: claimStates({
    load: 'loadRebate',
    keep: 'keepRebate',
    refresh: 'rebate.refresh',
    choose: { 'rebate.claim': { guard: 'canClaim', target: 'claiming', actions: 'clearErrors' } },
    claim: calling('claimRebate'),
    afterwards: ['refreshBalance'],
    lockout: 'claimLockout',
  }),
});
