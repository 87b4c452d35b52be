import { assign } from 'xstate';
import { withAnswer } from '../pass-on.ts';
import { calling } from '../calling.ts';
import { setupFlow } from '../setup-flow.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
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
  states: {
    loading: {
      invoke: {
        ...calling('loadRebate'),
        onDone: { target: 'showing', actions: withAnswer('keepRebate') },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'rebate.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'rebate.refresh': { target: 'loading', actions: 'clearErrors' },
        'rebate.claim': { guard: 'canClaim', target: 'claiming', actions: 'clearErrors' },
      },
    },
    claiming: {
      invoke: {
        ...calling('claimRebate'),
        onDone: { target: 'claimed', actions: [withAnswer('keepClaim'), 'refreshBalance'] },
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
    locked: lockedUntil('claimLockout', 'showing'),
  },
});
