import { setupFlow } from '../setup-flow.ts';
import { ageGateContract } from './age-gate.contract.ts';

/**
 * See `ageGateContract`. A visitor who pressed the wrong button may correct it immediately; from the next
 * page load the answer holds until it expires.
 */
export const ageGateMachine = setupFlow(ageGateContract, {
  guards: {
    isConfirmed: ({ context }) => context.isConfirmed,
    isRefused: ({ context }) => context.isRefused,
  },
}).createMachine({
  id: 'ageGate',
  context: ({ input }) => ({
    minimumAge: input.minimumAge,
    isConfirmed: input.confirmed,
    isRefused: input.refused ?? false,
  }),
  initial: 'asking',
  states: {
    asking: {
      always: [
        { guard: 'isRefused', target: 'closed' },
        { guard: 'isConfirmed', target: 'passed' },
      ],
      on: {
        'age.confirm': { target: 'passed', actions: 'rememberAge' },
        'age.deny': { target: 'refused', actions: 'rememberRefusal' },
      },
    },
    refused: {
      on: {
        'age.correct': { target: 'asking', actions: 'forgetRefusal' },
        'site.leave': { actions: 'leaveSite' },
      },
    },
    closed: { on: { 'site.leave': { actions: 'leaveSite' } } },
    passed: { type: 'final' },
  },
});
