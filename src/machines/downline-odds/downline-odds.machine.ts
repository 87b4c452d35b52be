import { assign } from 'xstate';
import { calling, setupFlow } from '../setup-flow.ts';
import { isNobodyBelow, downlineFormStates } from '../downline-rebates/agent-form.ts';
import { noFailure } from '../form-failure.ts';
import { readText, type FormInput } from '../form-values.ts';
import { downlineOddsContract, type DownlineOddsContext } from './downline-odds.contract.ts';

const describeWish = ({ context: { account, series } }: { readonly context: DownlineOddsContext }) => ({
  account,
  series,
});

/** See `downlineOddsContract`. */
export const downlineOddsMachine = setupFlow(downlineOddsContract, {
  guards: {
    isChosen: ({ context }) => context.account !== '',
    isNobodyBelow,
  },
  actions: {
    keepSeries: assign((_, { values }: FormInput) => ({
      ...noFailure,
      saved: false,
      series: readText(values, 'series').trim(),
    })),
    confirmSaved: assign({ saved: true }),
  },
}).createMachine({
  id: 'downlineOdds',
  context: ({ input }) => ({ ...noFailure, account: input.account, series: '', saved: false }),
  initial: 'starting',
  states: downlineFormStates('keepSeries', { ...calling('saveOdds'), input: describeWish }),
});
