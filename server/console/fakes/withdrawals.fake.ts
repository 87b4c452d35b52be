import {
  withdrawalFilters,
  type WithdrawalFile,
  type WithdrawalFilter,
  type WithdrawalLine,
} from '../../../src/protocol/calls/withdrawals.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import type { WithdrawalBackOffice } from '../withdrawals.ts';
import { now } from './proposals.fake.ts';

/** A withdrawal that no operator has claimed yet. */
const sampleWithdrawal: WithdrawalFile = {
  id: '1',
  account: 'player',
  amount: '500.00',
  fee: '5.00',
  payout: '495.00',
  currency: 'PHP',
  status: 'submitted',
  receipt: 'none',
  claim: null,
  provider: 'Foyer Bank',
  maskedNumber: '•••• 4471',
  createdAt: now,
  changedAt: now,
  version: '1',
  reason: '',
  paymentReference: '',
  paidAt: null,
  receiptDueAt: null,
  target: {
    kind: 'bank',
    holder: 'Mayari Dela Cruz',
    number: '1002003004471',
    addedAt: now,
    isRemoved: false,
  },
  dispute: null,
  steps: [{ what: 'submitted', note: '', by: 'member', operator: '', at: now }],
  actions: ['take', 'ask', 'approve', 'refuse'],
  secondPerson: { isNeeded: false, approvedBy: null },
  member: {
    nickname: 'Mayari',
    payeeName: 'Mayari Dela Cruz',
    since: now,
    isFrozen: false,
    balance: '1500.00',
    depositCount: 2,
    depositTotal: '4000.00',
    withdrawalCount: 0,
    withdrawalTotal: '0.00',
    disputes: 0,
    recent: [],
  },
  limits: {
    minimum: '100.00',
    maximum: '50000.00',
    perDay: 5,
    usedThatDay: 1,
    turnoverLeft: '0.00',
    receiptMinutes: 30,
  },
};

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

interface WithdrawalsFake extends WithdrawalBackOffice {
  /** Another operator takes the withdrawal. */
  readonly takeElsewhere: () => void;
  /** It is approved and large enough that somebody else must pay it out. */
  readonly approveLarge: (by: string) => void;
  /** Keys of the decisions that came. */
  readonly decisionKeys: readonly string[];
}

/** One withdrawal that an operator may take once. */
export function createWithdrawalsFake(changes: Partial<WithdrawalFile> = {}): WithdrawalsFake {
  let file = { ...sampleWithdrawal, ...changes };
  const keys: string[] = [];
  const take = (operator: string): void => {
    const step = { what: 'reviewing', note: '', by: 'operator', operator, at: now } as const;
    file = {
      ...file,
      status: 'reviewing',
      version: String(Number(file.version) + 1),
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
    list: async ({ filter, search }) => {
      const isFound =
        file.account.includes(search) && (filter === 'todo' || filter === 'all' || filter === file.status);
      const rows = isFound ? [toLine(file)] : [];
      return { rows, page: 1, pages: 1, total: rows.length, counts: counts() };
    },
    read: async (id, { whole }) => {
      if (id !== file.id) return null;
      return whole ? file : { ...file, target: { ...file.target, number: file.maskedNumber } };
    },
    decide: async ({ version, key, by }) => {
      keys.push(key);
      const last = file.steps.at(-1);
      if (version !== file.version)
        throw new AppError({
          status: 409,
          code: 'withdrawal.changed',
          message: 'It was taken.',
          value: { status: file.status, receipt: file.receipt, last },
        });
      take(by);
    },
    export: async ({ filter }) => ({
      name: `withdrawals-${filter}.csv`,
      content: 'number,account\r\n1,player\r\n',
    }),
  };
}
