import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, waiting, withAnswer, withEvent } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { dataExportContract, type DataExport } from './data-export.contract.ts';

const pollMs = 5_000;
const keepCopy = withAnswer('keepCopy');
/** Where an answer of the server leads. */
const byState = [
  { guard: withAnswer('isPreparing'), target: 'preparing', actions: keepCopy },
  { guard: withAnswer('mayAsk'), target: 'editing', actions: keepCopy },
  { target: 'made', actions: keepCopy },
] as const;

/** See `dataExportContract`. */
export const dataExportMachine = setupFlow(dataExportContract, {
  guards: {
    isPreparing: (_, { state }: DataExport) => state === 'preparing',
    mayAsk: (_, { mayAsk }: DataExport) => mayAsk,
    hasMissing: ({ context }, { values }: FormInput) =>
      context.copy?.needsPassword === true && readText(values, 'password').trim() === '',
  },
  actions: {
    keepCopy: assign((_, copy: DataExport) => ({ ...noFailure, copy })),
    keepPassword: assign((_, { values }: FormInput) => ({
      ...noFailure,
      password: readText(values, 'password'),
    })),
    forgetPassword: assign({ password: null }),
    complain: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, ['password']),
    })),
  },
}).createMachine({
  id: 'dataExport',
  context: { ...noFailure, ...noLockout, copy: null, password: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadDataExport', 'copy.retry', byState),
    editing: {
      on: {
        'form.submit': [
          { guard: withEvent('hasMissing'), actions: withEvent('complain') },
          { target: 'asking', actions: withEvent('keepPassword') },
        ],
      },
    },
    asking: {
      exit: 'forgetPassword',
      ...askingWith('askDataExport', ({ context }) => ({ password: context.password ?? '' }), {
        onDone: [byState[0], { target: 'made', actions: keepCopy }],
        onError: [lockWhenThrottled, showErrorIn('editing')],
      }),
    },
    preparing: {
      invoke: {
        ...waiting('dataExportPoll', pollMs),
        onDone: 'checking',
      },
    },
    checking: {
      invoke: {
        id: 'checkDataExport',
        src: 'loadDataExport',
        input: {},
        onDone: byState,
        onError: showErrorIn('failed'),
      },
    },
    // One copy in 24 hours: until then there is no form.
    made: {},
    locked: lockedUntil('dataExportLockout', 'editing'),
  },
});
