import { assign } from 'xstate';
import { calling } from '../calling.ts';
import { withEvent } from '../pass-on.ts';
import { setupFlow } from '../setup-flow.ts';
import { isNobodyBelow, lookForDownline } from '../downline-rebates/agent-form.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { readText, type FormInput } from '../form-values.ts';
import { downlineOddsContract } from './downline-odds.contract.ts';

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
  states: {
    starting: { always: [{ guard: 'isChosen', target: 'looking' }, { target: 'unchosen' }] },
    // An address without an account: there is no one to set anything for.
    unchosen: { type: 'final' },
    looking: lookForDownline,
    missing: { type: 'final' },
    editing: {
      on: {
        'form.submit': { target: 'saving', actions: withEvent('keepSeries') },
      },
    },
    saving: {
      invoke: {
        ...calling('saveOdds'),
        input: ({ context: { account, series } }) => ({ account, series }),
        onDone: { target: 'editing', actions: 'confirmSaved' },
        onError: showErrorIn('editing'),
      },
    },
  },
});
