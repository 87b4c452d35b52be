import { assign, setup } from 'xstate';
import { isNobodyBelow, lookForDownline } from '../downline-rebates/agent-form.ts';
import { describeFailure, noFailure, showErrorIn } from '../form-failure.ts';
import { readText, type FormInput, type FormValues } from '../form-values.ts';
import { unassembledService } from '../unassembled.ts';
import type { DownlineOddsContext } from './downline-odds.contract.ts';

interface Asked {
  readonly account: string;
  readonly series: string;
}

/** See `downlineOddsContract`. */
export const downlineOddsMachine = setup({
  types: {
    context: {} as DownlineOddsContext,
    events: {} as { type: 'form.submit'; values: FormValues },
    input: {} as { readonly account: string },
  },
  actors: {
    findDownline: unassembledService<{ readonly account: string }, { readonly account: string }>(
      'findDownline',
    ),
    saveOdds: unassembledService<{ readonly account: string }, Asked>('saveOdds'),
  },
  guards: { isChosen: ({ context }) => context.account !== '', isNobodyBelow },
  actions: {
    keepSeries: assign((_, { values }: FormInput) => ({
      ...noFailure,
      saved: false,
      series: readText(values, 'series').trim(),
    })),
    confirmSaved: assign({ saved: true }),
    showError: assign(describeFailure),
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
        'form.submit': {
          target: 'saving',
          actions: { type: 'keepSeries', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveOdds',
        src: 'saveOdds',
        input: ({ context: { account, series } }) => ({ account, series }),
        onDone: { target: 'editing', actions: 'confirmSaved' },
        onError: showErrorIn('editing'),
      },
    },
  },
});
