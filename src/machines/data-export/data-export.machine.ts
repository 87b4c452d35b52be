import { assign } from 'xstate';
import { setupFlow } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, passValues, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { dataExportContract, type DataExport } from './data-export.contract.ts';

const pollMs = 5_000;
const passCopy = ({ event }: { readonly event: { readonly output: DataExport } }) => event.output;
const keepCopy = { type: 'keepCopy', params: passCopy } as const;
/** Where an answer of the server leads. */
const byState = [
  { guard: { type: 'isPreparing', params: passCopy }, target: 'preparing', actions: keepCopy },
  { guard: { type: 'mayAsk', params: passCopy }, target: 'editing', actions: keepCopy },
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
    loading: {
      invoke: {
        id: 'loadDataExport',
        src: 'loadDataExport',
        input: {},
        onDone: byState,
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'copy.retry': { target: 'loading', actions: 'clearErrors' } } },
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'hasMissing', params: passValues },
            actions: { type: 'complain', params: passValues },
          },
          { target: 'asking', actions: { type: 'keepPassword', params: passValues } },
        ],
      },
    },
    asking: {
      exit: 'forgetPassword',
      invoke: {
        id: 'askDataExport',
        src: 'askDataExport',
        input: ({ context }) => ({ password: context.password ?? '' }),
        onDone: [byState[0], { target: 'made', actions: keepCopy }],
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    preparing: {
      invoke: {
        id: 'dataExportPoll',
        src: 'wait',
        input: { name: 'dataExportPoll', milliseconds: pollMs, ticks: false },
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
