import { assign, setup } from 'xstate';
import {
  describeFailure,
  hasThrottled,
  hasCode,
  noFailure,
  routeError,
  showErrorIn,
} from '../form-failure.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import type { Rebate, RebateClaimContext, RebatePaid } from './rebate-claim.contract.ts';

/** What is shown once all that was due is claimed, until the list is read again. */
const withoutDue = (rebate: Rebate): Rebate => ({
  ...rebate,
  claimable: rebate.claimable.replace(/^\d+/, '0').replace(/\.\d+$/, (part) => part.replaceAll(/\d/g, '0')),
  canClaim: false,
  days: rebate.days.map((day) => (day.status === 'open' ? { ...day, status: 'paid' as const } : day)),
});

type RebateClaimEvent = { type: 'rebate.refresh' } | { type: 'rebate.claim' } | { type: 'claim.dismiss' };

/** See `rebateClaimContract`. */
export const rebateClaimMachine = setup({
  types: { context: {} as RebateClaimContext, events: {} as RebateClaimEvent },
  actors: {
    wait: unassembledWait,
    loadRebate: unassembledService<Rebate, Record<string, never>>('loadRebate'),
    claimRebate: unassembledService<RebatePaid, Record<string, never>>('claimRebate'),
  },
  guards: {
    hasCode,
    isThrottled: hasThrottled,
    canClaim: ({ context }) => context.canClaim,
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepRebate: assign((_, { rebate }: { rebate: Rebate }) => ({ rebate, canClaim: rebate.canClaim })),
    keepClaim: assign(({ context: { rebate } }, { claim }: { claim: RebatePaid }) => ({
      ...noFailure,
      claim,
      canClaim: false,
      rebate: rebate === null ? null : withoutDue(rebate),
    })),
    forgetClaim: assign({ ...noFailure, claim: null }),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    refreshBalance: unassembledEffect('refreshBalance'),
  },
}).createMachine({
  id: 'rebateClaim',
  context: { ...noFailure, ...noLockout, rebate: null, claim: null, canClaim: false },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadRebate',
        src: 'loadRebate',
        input: {},
        onDone: {
          target: 'showing',
          actions: { type: 'keepRebate', params: ({ event }) => ({ rebate: event.output }) },
        },
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
        id: 'claimRebate',
        src: 'claimRebate',
        input: {},
        onDone: {
          target: 'claimed',
          actions: [
            { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) },
            'refreshBalance',
          ],
        },
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
