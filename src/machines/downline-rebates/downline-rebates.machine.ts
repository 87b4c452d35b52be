import { assign, setup } from 'xstate';
import { describeAgentFailure, readRebates } from '../agent-form.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import type { FormInput, FormValues } from '../form-values.ts';
import { unassembledService } from '../unassembled.ts';
import type { DownlineRebatesContext } from './downline-rebates.contract.ts';

interface Asked {
  readonly account: string;
  readonly rebates: Readonly<Record<string, string>>;
}

/** See `downlineRebatesContract`. */
export const downlineRebatesMachine = setup({
  types: {
    context: {} as DownlineRebatesContext,
    events: {} as { type: 'form.submit'; values: FormValues },
    input: {} as { readonly account: string },
  },
  actors: { saveRebates: unassembledService<{ readonly account: string }, Asked>('saveRebates') },
  guards: { isChosen: ({ context }) => context.account !== '' },
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
    starting: { always: [{ guard: 'isChosen', target: 'editing' }, { target: 'unchosen' }] },
    // An address without an account: there is no one to set anything for.
    unchosen: { type: 'final' },
    editing: {
      on: {
        'form.submit': {
          target: 'saving',
          actions: { type: 'keepRebates', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveRebates',
        src: 'saveRebates',
        input: ({ context: { account, rebates } }) => ({ account, rebates }),
        onDone: { target: 'editing', actions: 'confirmSaved' },
        onError: showErrorIn('editing'),
      },
    },
  },
});
