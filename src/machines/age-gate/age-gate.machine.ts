import { setup } from 'xstate';
import { unwiredEffect } from '../unwired.ts';
import type { AgeGateContext } from './age-gate.context.ts';

type AgeGateEvent =
  | { type: 'age.confirm' }
  | { type: 'age.deny' }
  | { type: 'age.correct' }
  | { type: 'site.leave' };

/** See `ageGateContract`. Somebody who pressed the wrong button may say so. */
export const ageGateMachine = setup({
  types: {
    context: {} as AgeGateContext,
    events: {} as AgeGateEvent,
    input: {} as { readonly minimumAge: number; readonly confirmed: boolean },
  },
  guards: { isConfirmed: ({ context }) => context.isConfirmed },
  actions: { rememberAge: unwiredEffect('rememberAge'), leaveSite: unwiredEffect('leaveSite') },
}).createMachine({
  id: 'ageGate',
  context: ({ input }) => ({ minimumAge: input.minimumAge, isConfirmed: input.confirmed }),
  initial: 'asking',
  states: {
    asking: {
      always: { guard: 'isConfirmed', target: 'passed' },
      on: { 'age.confirm': { target: 'passed', actions: 'rememberAge' }, 'age.deny': 'refused' },
    },
    refused: { on: { 'age.correct': 'asking', 'site.leave': { actions: 'leaveSite' } } },
    passed: { type: 'final' },
  },
});
