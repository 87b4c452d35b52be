import { assign, raise, setup } from 'xstate';
import { describeAgentFailure, readRebates } from '../agent-form.ts';
import { hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { OpenAccountContext, OpenedAccount } from './open-account.contract.ts';

type OpenAccountEvent =
  | { type: 'form.submit'; values: FormValues }
  | { type: 'account.again' }
  | { type: 'secrets.forget' };
interface Typed {
  readonly values: FormValues;
}
interface Asked {
  readonly account: string;
  readonly nickname: string;
  readonly type: string;
  readonly rebates: Readonly<Record<string, string>>;
}
const nothingTyped = { account: '', nickname: '', type: '', rebates: {} };
const nameGaps = (values: FormValues) => nameMissing(values, ['account', 'type', 'password']);
const passValues = ({ event }: { readonly event: Typed }): Typed => ({ values: event.values });

/** See `openAccountContract`. The password leaves the context in the step that starts the call. */
export const openAccountMachine = setup({
  types: { context: {} as OpenAccountContext, events: {} as OpenAccountEvent },
  actors: {
    wait: unassembledWait,
    openDownline: unassembledService<OpenedAccount, Asked & { readonly password: string }>('openDownline'),
  },
  guards: {
    isIncomplete: (_, { values }: Typed) => Object.keys(nameGaps(values)).length > 0,
    isThrottled: hasThrottled,
  },
  actions: {
    complain: assign((_, { values }: Typed) => ({ error: null, errors: nameGaps(values) })),
    keepTyped: assign((_, { values }: Typed) => ({
      ...noFailure,
      account: readText(values, 'account').trim(),
      nickname: readText(values, 'nickname').trim(),
      type: readText(values, 'type'),
      rebates: readRebates(values),
      password: readText(values, 'password'),
    })),
    forgetPassword: assign({ password: null }),
    keepOpened: assign((_, opened: OpenedAccount) => ({ ...noFailure, ...nothingTyped, opened })),
    forgetOpened: assign({ ...noFailure, opened: null }),
    showError: assign(describeAgentFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'openAccount',
  context: { ...noFailure, ...noLockout, ...nothingTyped, opened: null, password: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isIncomplete', params: passValues },
            actions: { type: 'complain', params: passValues },
          },
          { target: 'opening', actions: { type: 'keepTyped', params: passValues } },
        ],
      },
    },
    opening: {
      // Raised events run in the same step, after the call has started: no snapshot keeps the password.
      entry: raise({ type: 'secrets.forget' }),
      on: { 'secrets.forget': { actions: 'forgetPassword' } },
      invoke: {
        id: 'openDownline',
        src: 'openDownline',
        input: ({ context: { account, nickname, type, rebates, password } }) => ({
          ...{ account, nickname, type, rebates },
          password: password ?? '',
        }),
        onDone: { target: 'opened', actions: { type: 'keepOpened', params: ({ event }) => event.output } },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('openAccountLockout', 'editing'),
    opened: { on: { 'account.again': { target: 'editing', actions: 'forgetOpened' } } },
  },
});
