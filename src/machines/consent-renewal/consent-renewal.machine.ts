import { assign } from 'xstate';
import { asking, askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { noFailure, routeError, showErrorIn } from '../form-failure.ts';
import { consentRenewalContract } from './consent-renewal.contract.ts';

type Due = AnswerOf<typeof consentRenewalContract, 'loadDueConsents'>;

/** See `consentRenewalContract`. An edition that changes while it is read is shown before it is agreed to. */
export const consentRenewalMachine = setupFlow(consentRenewalContract, {
  guards: {
    isNone: (_, { due }: Due) => due.length === 0,
  },
  actions: {
    clearError: assign(noFailure),
    keepDue: assign((_, { due }: Due) => ({ due })),
  },
}).createMachine({
  id: 'consentRenewal',
  context: { ...noFailure, due: [] },
  initial: 'loading',
  states: {
    loading: asking('loadDueConsents', {
      onDone: [
        { guard: withAnswer('isNone'), target: 'agreed' },
        { target: 'asking', actions: withAnswer('keepDue') },
      ],
      onError: showErrorIn('failed'),
    }),
    failed: { on: { 'consents.retry': { target: 'loading', actions: 'clearError' } } },
    asking: { on: { 'consents.accept': { target: 'accepting', actions: 'clearError' } } },
    accepting: askingWith('renewConsents', ({ context: { due } }) => ({ due }), {
      onDone: 'agreed',
      onError: [routeError('loading', 'consent.changed'), showErrorIn('asking')],
    }),
    agreed: {},
  },
});
