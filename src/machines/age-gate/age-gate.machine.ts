import { setup } from 'xstate';
import { unassembledEffect } from '../unassembled.ts';
import type { AgeGateContext } from './age-gate.contract.ts';

type AgeGateEvent =
  | { type: 'age.confirm' }
  | { type: 'age.deny' }
  | { type: 'age.correct' }
  | { type: 'site.leave' };

/**
 * See `ageGateContract`. A visitor who pressed the wrong button may correct it immediately; from the next
 * page load the answer holds until it expires.
 */
export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateContext,
    events: {} as AgeGateEvent,
    input: {} as {
      readonly minimumAge: number;
      readonly confirmed: boolean;
      readonly refused?: boolean;
    },
  },
  guards: {
    isConfirmed: ({ context }) => context.isConfirmed,
    isRefused: ({ context }) => context.isRefused,
  },
  actions: {
    rememberAge: unassembledEffect('rememberAge'),
    rememberRefusal: unassembledEffect('rememberRefusal'),
    forgetRefusal: unassembledEffect('forgetRefusal'),
    leaveSite: unassembledEffect('leaveSite'),
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
