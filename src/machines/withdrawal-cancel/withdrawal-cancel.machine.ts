import { askingWith, setupFlow } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { withdrawalCancelContract } from './withdrawal-cancel.contract.ts';

/** See `withdrawalCancelContract`. */
export const withdrawalCancelMachine = setupFlow(withdrawalCancelContract).createMachine({
  id: 'withdrawalCancel',
  context: ({ input }) => ({ ...noFailure, id: input.id }),
  initial: 'confirming',
  states: {
    confirming: { on: { 'cancel.confirm': { target: 'cancelling', actions: 'clearErrors' } } },
    cancelling: askingWith('cancelWithdrawal', ({ context }) => ({ id: context.id }), {
      onDone: 'cancelled',
      onError: showErrorIn('confirming'),
    }),
    cancelled: { type: 'final', entry: 'refreshBalance' },
  },
});
