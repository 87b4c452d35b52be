import { assign } from 'xstate';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { describeAgentFailure, readRebates } from '../downline-rebates/agent-form.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { openAccountContract, type OpenedAccount } from './open-account.contract.ts';

const nothingTyped = { account: '', nickname: '', payeeName: '', birthday: '', type: '', rebates: {} };
const nameGaps = (values: FormValues) => nameMissing(values, ['account', 'type', 'password']);

/** See `openAccountContract`. The password leaves the context in the step that starts the call. */
export const openAccountMachine = setupFlow(openAccountContract, {
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
  },
  actions: {
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
  },
}).createMachine({
  id: 'openAccount',
  context: { ...noFailure, ...noLockout, ...nothingTyped, opened: null, password: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'opening', actions: withEvent('keepTyped') },
        ],
      },
    },
    opening: {
      ...forgettingSecrets('forgetPassword'),
      invoke: {
        ...calling('openDownline'),
        input: ({ context: { account, nickname, payeeName, birthday, type, rebates, password } }) => ({
          account,
          nickname,
          payeeName,
          birthday,
          type,
          rebates,
          password: password ?? '',
        }),
        onDone: { target: 'opened', actions: withAnswer('keepOpened') },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('openAccountLockout', 'editing'),
    opened: { on: { 'account.again': { target: 'editing', actions: 'forgetOpened' } } },
  },
});
