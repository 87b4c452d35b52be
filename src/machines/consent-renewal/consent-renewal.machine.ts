import { assign, setup } from 'xstate';
import { describeFailure, hasCode, noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { unassembledService } from '../unassembled.ts';
import type { ConsentRenewalContext, DueConsent } from './consent-renewal.contract.ts';

interface Due {
  readonly due: readonly DueConsent[];
}

/** See `consentRenewalContract`. An edition that changes while it is read is shown before it is agreed to. */
export const consentRenewalMachine = setup({
  types: {
    context: {} as ConsentRenewalContext,
    events: {} as { type: 'consents.accept' } | { type: 'consents.retry' },
  },
  actors: {
    loadDueConsents: unassembledService<Due, Record<string, never>>('loadDueConsents'),
    renewConsents: unassembledService<Due, Due>('renewConsents'),
  },
  guards: { hasCode, isNone: (_, { due }: Due) => due.length === 0 },
  actions: {
    showError: assign(describeFailure),
    clearError: assign(noFailure),
    keepDue: assign((_, { due }: Due) => ({ due })),
  },
}).createMachine({
  id: 'consentRenewal',
  context: { ...noFailure, due: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDueConsents',
        src: 'loadDueConsents',
        input: {},
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'agreed' },
          { target: 'asking', actions: { type: 'keepDue', params: ({ event }) => event.output } },
        ],
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'consents.retry': { target: 'loading', actions: 'clearError' } } },
    asking: { on: { 'consents.accept': { target: 'accepting', actions: 'clearError' } } },
    accepting: {
      invoke: {
        id: 'renewConsents',
        src: 'renewConsents',
        input: ({ context: { due } }) => ({ due }),
        onDone: 'agreed',
        onError: [routeError('loading', 'consent.changed'), showErrorIn('asking')],
      },
    },
    agreed: {},
  },
});
