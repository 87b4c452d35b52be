import { sampleRules, sampleWithdrawal } from '../../src/protocol/console-withdrawals.fake.ts';
import {
  withdrawalFilters,
  type WithdrawalFile,
  type WithdrawalFilter,
  type WithdrawalLine,
} from '../../src/protocol/console-withdrawals.ts';
import { AppError } from '../platform/app-error.ts';
import { createRulesFake } from './rules.fake.ts';
import type { WithdrawalBackOffice } from './withdrawals.ts';

const sample = sampleWithdrawal;
const createdAt = sample.createdAt;

/** A line of the list: the file without what only the file tells. */
const toLine = (file: WithdrawalFile): WithdrawalLine => ({
  id: file.id,
  account: file.account,
  amount: file.amount,
  fee: file.fee,
  payout: file.payout,
  currency: file.currency,
  status: file.status,
  receipt: file.receipt,
  claim: file.claim,
  provider: file.provider,
  maskedNumber: file.maskedNumber,
  createdAt: file.createdAt,
  changedAt: file.changedAt,
});

/** One withdrawal that an operator may take once, and rules that one proposal may change. */
export function createWithdrawalsFake(): WithdrawalBackOffice {
  let file = sample;
  const counts = Object.fromEntries(withdrawalFilters.map((name) => [name, 1])) as Record<
    WithdrawalFilter,
    number
  >;
  return {
    list: async () => ({ rows: [toLine(file)], page: 1, pages: 1, total: 1, counts }),
    read: async (id, { whole }) =>
      id !== file.id
        ? null
        : whole
          ? file
          : { ...file, target: { ...file.target, number: file.maskedNumber } },
    decide: async ({ version, operator }) => {
      const last = file.steps.at(-1);
      if (version !== file.version)
        throw new AppError({
          status: 409,
          code: 'withdrawal.changed',
          message: 'It was taken.',
          value: { status: file.status, receipt: file.receipt, last },
        });
      const step = { what: 'reviewing', note: '', by: 'operator', operator, at: createdAt } as const;
      file = { ...file, status: 'reviewing', version: '2', steps: [...file.steps, step] };
    },
    export: async () => 'number,account\r\n1,player\r\n',
    ...createRulesFake(sampleRules),
  };
}
