import { assign } from 'xstate';
import { calling } from '../calling.ts';
import { withEvent } from '../pass-on.ts';
import { setupFlow } from '../setup-flow.ts';
import { describeAgentFailure, isNobodyBelow, lookForDownline, readRebates } from './agent-form.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import type { FormInput } from '../form-values.ts';
import { downlineRebatesContract } from './downline-rebates.contract.ts';

/** See `downlineRebatesContract`. */
export const downlineRebatesMachine = setupFlow(downlineRebatesContract, {
  guards: {
    isChosen: ({ context }) => context.account !== '',
    isNobodyBelow,
  },
  actions: {
    keepRebates: assign((_, { values }: FormInput) => ({
      ...noFailure,
      saved: false,
      rebates: readRebates(values),
    })),
    confirmSaved: assign({ saved: true }),
    showError: assign(describeAgentFailure),
  },
}).createMachine({
  id: 'downlineRebates',
  context: ({ input }) => ({ ...noFailure, account: input.account, rebates: {}, saved: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isChosen', target: 'looking' }, { target: 'unchosen' }] },
    // An address without an account: there is no one to set anything for.
    unchosen: { type: 'final' },
    looking: lookForDownline,
    missing: { type: 'final' },
    editing: {
      on: {
        'form.submit': { target: 'saving', actions: withEvent('keepRebates') },
      },
    },
    saving: {
      invoke: {
        ...calling('saveRebates'),
        input: ({ context: { account, rebates } }) => ({ account, rebates }),
        onDone: { target: 'editing', actions: 'confirmSaved' },
        onError: showErrorIn('editing'),
      },
    },
  },
});
