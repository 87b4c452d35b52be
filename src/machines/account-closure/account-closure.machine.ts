import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { noFailure, routeError, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  accountClosureContract,
  type AccountClosureContext,
  type OpenThings,
} from './account-closure.contract.ts';
const listRequired = ({ open }: AccountClosureContext): readonly string[] => [
  'reason',
  ...(open?.needsPassword === true ? ['password'] : []),
  ...(open?.needsFundPassword === true ? ['fundPassword'] : []),
];

/** See `accountClosureContract`. */
export const accountClosureMachine = setupFlow(accountClosureContract, {
  guards: {
    isClear: (_, { isClear }: OpenThings) => isClear,
    hasMissing: ({ context }, { values }: FormInput) =>
      Object.keys(nameMissing(values, listRequired(context))).length > 0,
  },
  actions: {
    keepOpen: assign((_, open: OpenThings) => ({ open })),
    keepProof: assign((_, { values }: FormInput) => ({
      ...noFailure,
      reason: readText(values, 'reason'),
      password: readText(values, 'password'),
      fundPassword: readText(values, 'fundPassword'),
    })),
    forgetPasswords: assign({ password: null, fundPassword: null }),
    complain: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, listRequired(context)),
    })),
  },
}).createMachine({
  id: 'accountClosure',
  context: { ...noFailure, ...noLockout, open: null, reason: '', password: null, fundPassword: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadOpenThings', 'closure.check', [
      { guard: withAnswer('isClear'), target: 'explaining', actions: withAnswer('keepOpen') },
      { target: 'blocked', actions: withAnswer('keepOpen') },
    ]),
    blocked: { on: { 'closure.check': { target: 'loading', actions: 'clearErrors' } } },
    explaining: { on: { 'closure.continue': { target: 'proving', actions: 'clearErrors' } } },
    proving: {
      on: {
        'form.submit': [
          { guard: withEvent('hasMissing'), actions: withEvent('complain') },
          { target: 'closing', actions: withEvent('keepProof') },
        ],
        'closure.back': { target: 'explaining', actions: 'clearErrors' },
      },
    },
    closing: {
      exit: 'forgetPasswords',
      invoke: {
        ...calling('closeAccount'),
        input: ({ context: { reason, password, fundPassword } }) => ({
          reason,
          password: password ?? '',
          fundPassword: fundPassword ?? '',
        }),
        onDone: { target: 'closed', actions: 'accountClosed' },
        onError: [
          lockWhenThrottled,
          // Something was opened meanwhile: it is listed.
          showErrorWhen('loading', 'closure.blocked'),
          // It may be closed already: then the session has ended, and this call shows it.
          routeError('loading', 'request.interrupted'),
          showErrorIn('proving'),
        ],
      },
    },
    locked: lockedUntil('closureLockout', 'proving'),
    closed: {},
  },
});
