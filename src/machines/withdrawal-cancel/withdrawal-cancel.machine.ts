import { assign, setup } from 'xstate';
import { describeFailure, noFailure, showErrorIn } from '../form-failure.ts';
import { unassembledEffect, unassembledService } from '../unassembled.ts';
import type { CancelledWithdrawal, WithdrawalCancelContext } from './withdrawal-cancel.contract.ts';

type WithdrawalCancelEvent = { type: 'cancel.confirm' };

/** See `withdrawalCancelContract`. */
export const withdrawalCancelMachine = setup({
  types: {
    context: {} as WithdrawalCancelContext,
    events: {} as WithdrawalCancelEvent,
    input: {} as { readonly id: string },
  },
  actors: {
    cancelWithdrawal: unassembledService<CancelledWithdrawal, { readonly id: string }>('cancelWithdrawal'),
  },
  actions: {
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    refreshBalance: unassembledEffect('refreshBalance'),
  },
}).createMachine({
  id: 'withdrawalCancel',
  context: ({ input }) => ({ ...noFailure, id: input.id }),
  initial: 'confirming',
  states: {
    confirming: { on: { 'cancel.confirm': { target: 'cancelling', actions: 'clearErrors' } } },
    cancelling: {
      invoke: {
        id: 'cancelWithdrawal',
        src: 'cancelWithdrawal',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'cancelled',
        onError: showErrorIn('confirming'),
      },
    },
    cancelled: { type: 'final', entry: 'refreshBalance' },
  },
});
