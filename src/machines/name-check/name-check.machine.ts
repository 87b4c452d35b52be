import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { nameCheckContract } from './name-check.contract.ts';

interface Left {
  readonly field: unknown;
  readonly value: unknown;
}
const readName = ({ field, value }: Left): string =>
  field === 'username' && typeof value === 'string' ? value.trim() : '';

/** A field was left: a name that was not checked yet is, and the verdict about another one is dropped. */
const ask = [
  { guard: withEvent('isNewName'), target: 'asking', reenter: true, actions: withEvent('keepName') },
] as const;

/** See `nameCheckContract`. */
export const nameCheckMachine = setupFlow(nameCheckContract, {
  guards: {
    isNewName: ({ context }, params: Left) => {
      const name = readName(params);
      return name !== '' && name !== context.name;
    },
  },
  actions: {
    keepName: assign((_, params: Left) => ({ name: readName(params), isTaken: false })),
    keepAnswer: assign((_, params: { available: boolean }) => ({ isTaken: !params.available })),
    forgetName: assign({ name: null }),
  },
}).createMachine({
  id: 'nameCheck',
  context: { name: null, isTaken: false },
  initial: 'idle',
  states: {
    idle: { on: { 'field.leave': [...ask] } },
    asking: {
      on: { 'field.leave': [...ask] },
      ...askingWith('checkName', ({ context }) => ({ name: context.name ?? '' }), {
        onDone: { target: 'idle', actions: withAnswer('keepAnswer') },
        // The failure may be ignored: the server checks the form again on submit.
        onError: { target: 'idle', actions: 'forgetName' },
      }),
    },
  },
});
