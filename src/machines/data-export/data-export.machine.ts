import { assign, setup } from 'xstate';
import { describeFailure, hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { DataExport, DataExportContext } from './data-export.contract.ts';

type DataExportEvent = { type: 'form.submit'; values: FormValues } | { type: 'copy.retry' };
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
export const dataExportMachine = setup({
  types: { context: {} as DataExportContext, events: {} as DataExportEvent },
  actors: {
    wait: unassembledWait,
    loadDataExport: unassembledService<DataExport, Record<string, never>>('loadDataExport'),
    askDataExport: unassembledService<DataExport, { readonly password: string }>('askDataExport'),
  },
  guards: {
    isPreparing: (_, { state }: DataExport) => state === 'preparing',
    mayAsk: (_, { mayAsk }: DataExport) => mayAsk,
    hasMissing: ({ context }, { values }: FormInput) =>
      context.copy?.needsPassword === true && readText(values, 'password').trim() === '',
    isThrottled: hasThrottled,
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
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
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
