import { assign } from 'xstate';
import { calling, setupFlow } from '../setup-flow.ts';
import { describeAgentFailure, isNobodyBelow, downlineFormStates, readRebates } from './agent-form.ts';
import { noFailure } from '../form-failure.ts';
import type { FormInput } from '../form-values.ts';
import { downlineRebatesContract, type DownlineRebatesContext } from './downline-rebates.contract.ts';

const describeWish = ({ context: { account, rebates } }: { readonly context: DownlineRebatesContext }) => ({
  account,
  rebates,
});

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
  states: downlineFormStates('keepRebates', { ...calling('saveRebates'), input: describeWish }),
});
