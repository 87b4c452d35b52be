import { assign, raise, setup } from 'xstate';
import { describeAgentFailure, readRebates } from '../downline-rebates/agent-form.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { OpenAccountContext, OpenedAccount } from './open-account.contract.ts';

type OpenAccountEvent =
  | { type: 'form.submit'; values: FormValues }
  | { type: 'account.again' }
  | { type: 'secrets.forget' };
interface Asked {
  readonly account: string;
  readonly nickname: string;
  /** Of the person, where the agent knows them. */
  readonly payeeName: string;
  readonly birthday: string;
  readonly type: string;
  readonly rebates: Readonly<Record<string, string>>;
}
const nothingTyped = { account: '', nickname: '', payeeName: '', birthday: '', type: '', rebates: {} };
const nameGaps = (values: FormValues) => nameMissing(values, ['account', 'type', 'password']);

/** See `openAccountContract`. The password leaves the context in the step that starts the call. */
export const openAccountMachine = setup({
  types: { context: {} as OpenAccountContext, events: {} as OpenAccountEvent },
  actors: {
    wait: unassembledWait,
    openDownline: unassembledService<OpenedAccount, Asked & { readonly password: string }>('openDownline'),
  },
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
    isThrottled: hasThrottled,
  },
  actions: {
    forgetSoon: raise({ type: 'secrets.forget' }),
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameGaps(values) })),
    keepTyped: assign((_, { values }: FormInput) => ({
      ...noFailure,
      account: readText(values, 'account').trim(),
      nickname: readText(values, 'nickname').trim(),
      payeeName: readText(values, 'payeeName').trim(),
      birthday: readText(values, 'birthday').trim(),
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
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        id: 'openDownline',
        src: 'openDownline',
        input: ({ context: { account, nickname, payeeName, birthday, type, rebates, password } }) => ({
          ...{ account, nickname, payeeName, birthday, type, rebates },
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
