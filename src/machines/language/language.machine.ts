import { assign } from 'xstate';
import { setupFlow, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { languageContract } from './language.contract.ts';

type Choice = AskOf<typeof languageContract, 'loadMessages'>;

/** See `languageContract`. A later choice while texts are on their way takes the earlier one's place. */
export const languageMachine = setupFlow(languageContract, {
  guards: {
    isAnother: ({ context }, params: Choice) =>
      context.codes.includes(params.code) && params.code !== context.code,
    isPending: ({ context }, params: Choice) => params.code === context.pending,
    isCurrent: ({ context }, params: Choice) => params.code === context.code,
  },
  actions: {
    keepChoice: assign((_, params: Choice) => ({ pending: params.code, error: null })),
    forgetChoice: assign({ pending: null, error: null }),
    adoptChoice: assign(({ context }) => ({ code: context.pending ?? context.code, pending: null })),
    keepOld: assign({ pending: null, error: nameErrorMessage('language.unavailable') }),
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ code: input.code, codes: input.codes, pending: null, error: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'language.select': {
          guard: withEvent('isAnother'),
          target: 'switching',
          actions: withEvent('keepChoice'),
        },
      },
    },
    switching: {
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ code: context.pending ?? context.code }),
        onDone: {
          target: 'settled',
          actions: [
            'adoptChoice',
            { type: 'applyLanguage', params: ({ context }) => ({ code: context.code }) },
          ],
        },
        onError: { target: 'settled', actions: 'keepOld' },
      },
      on: {
        'language.select': [
          { guard: withEvent('isCurrent'), target: 'settled', actions: 'forgetChoice' },
          // The same choice again changes nothing: its texts are already on their way.
          { guard: withEvent('isPending') },
          {
            guard: withEvent('isAnother'),
            target: 'switching',
            reenter: true,
            actions: withEvent('keepChoice'),
          },
        ],
      },
    },
  },
});
