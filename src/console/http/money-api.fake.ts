import {
  withdrawalFilters,
  type WithdrawalFilter,
  type WithdrawalFile,
} from '../../protocol/console-withdrawals.ts';
import { sampleRules, sampleWithdrawal } from '../../protocol/console-withdrawals.fake.ts';
import { sampleContractRules } from '../../protocol/console-contract-rules.fake.ts';
import { sampleTransferRules } from '../../protocol/console-transfers.fake.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';
import { createRulesCallsFake } from './rules-calls.fake.ts';

type MoneyCalls =
  | 'withdrawals'
  | 'withdrawal'
  | 'decideWithdrawal'
  | 'withdrawalRules'
  | 'transferRules'
  | 'contractRules';
export interface MoneyFake extends Pick<ConsoleApi, MoneyCalls> {
  /** Another operator takes the withdrawal. */
  takeElsewhere(): void;
  /** It is approved and large enough that somebody else must pay it out. */
  approveLarge(by: string): void;
  /** Keys of the decisions that came. */
  readonly decisionKeys: readonly string[];
}

const sample: WithdrawalFile = { ...sampleWithdrawal, id: '7', account: 'mayari' };
const createdAt = sample.createdAt;

/** One withdrawal that is new, and rules, as the server keeps them. */
export function createMoneyFake(role: string): MoneyFake {
  let file = sample;
  const keys: string[] = [];
  const take = (operator: string): void => {
    const step = { what: 'reviewing', note: '', by: 'operator', operator, at: createdAt } as const;
    const version = String(Number(file.version) + 1);
    file = {
      ...file,
      status: 'reviewing',
      version,
      actions: ['ask', 'approve', 'refuse'],
      steps: [...file.steps, step],
    };
  };
  const counts = (): Record<WithdrawalFilter, number> => ({
    ...(Object.fromEntries(withdrawalFilters.map((name) => [name, 0])) as Record<WithdrawalFilter, number>),
    todo: 1,
    all: 1,
    [file.status]: 1,
  });
  return {
    decisionKeys: keys,
    takeElsewhere: () => take('berta'),
    approveLarge: (by) => {
      const actions = ['pay', 'fail'] as const;
      file = { ...file, status: 'processing', actions, secondPerson: { isNeeded: true, approvedBy: by } };
    },
    withdrawals: async ({ filter, search }) => {
      const isFound =
        file.account.includes(search) && (filter === 'todo' || filter === 'all' || filter === file.status);
      const rows = isFound ? [file] : [];
      return { rows, page: 1, pages: 1, total: rows.length, counts: counts() };
    },
    withdrawal: async (id) => {
      if (id !== file.id) throw new ApiFailure('withdrawal.unknown', 'none', { status: 404 });
      return file;
    },
    decideWithdrawal: async ({ version, key }) => {
      keys.push(key);
      if (version !== file.version) {
        const value = { status: file.status, receipt: file.receipt, last: file.steps.at(-1) };
        throw new ApiFailure('withdrawal.changed', 'late', { status: 409, value });
      }
      take(role);
      return file;
    },
    withdrawalRules: createRulesCallsFake(role, sampleRules),
    transferRules: createRulesCallsFake(role, sampleTransferRules),
    contractRules: createRulesCallsFake(role, sampleContractRules),
  };
}
