import {
  deskFilters,
  type DeskFilter,
  type RulesState,
  type WithdrawalFile,
} from '../../protocol/console-withdrawals.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';

type MoneyCalls =
  | 'withdrawals'
  | 'withdrawal'
  | 'decideWithdrawal'
  | 'withdrawalRules'
  | 'proposeRules'
  | 'withdrawRules'
  | 'decideRules';
export interface MoneyFake extends Pick<ConsoleApi, MoneyCalls> {
  /** Another operator takes the withdrawal. */
  takeElsewhere(): void;
  /** Keys of the decisions that came. */
  readonly decisionKeys: readonly string[];
}

const at = '2026-11-20T09:00:00.000Z';
const sample: WithdrawalFile = {
  id: '7',
  account: 'mayari',
  amount: '500.00',
  fee: '5.00',
  payout: '495.00',
  currency: 'PHP',
  status: 'submitted',
  receipt: 'none',
  claim: null,
  provider: 'Foyer Bank',
  maskedNumber: '•••• 4471',
  createdAt: at,
  changedAt: at,
  version: '1',
  reason: '',
  paymentReference: '',
  paidAt: null,
  receiptDueAt: null,
  target: {
    kind: 'bank',
    holder: 'Mayari Dela Cruz',
    number: '1002003004471',
    addedAt: at,
    isRemoved: false,
  },
  dispute: null,
  steps: [{ what: 'submitted', note: '', by: 'member', operator: '', at }],
  actions: ['take', 'ask', 'approve', 'refuse'],
  member: {
    nickname: 'Mayari',
    payeeName: 'Mayari Dela Cruz',
    since: at,
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

/** One withdrawal that is new, and rules, as the server keeps them. */
export function createMoneyFake(role: string): MoneyFake {
  let file = sample;
  let rules: RulesState = {
    live: {
      minimum: '100.00',
      maximum: '50000.00',
      fee: '0.00',
      perDay: 5,
      receiptMinutes: 30,
      mayCancel: false,
    },
    currency: 'PHP',
    changedBy: null,
    changedAt: null,
    waiting: null,
    past: [],
  };
  const keys: string[] = [];
  const take = (operator: string): void => {
    const step = { what: 'reviewing', note: '', by: 'operator', operator, at } as const;
    const version = String(Number(file.version) + 1);
    file = {
      ...file,
      status: 'reviewing',
      version,
      actions: ['ask', 'approve', 'refuse'],
      steps: [...file.steps, step],
    };
  };
  const counts = (): Record<DeskFilter, number> => ({
    ...(Object.fromEntries(deskFilters.map((name) => [name, 0])) as Record<DeskFilter, number>),
    todo: 1,
    all: 1,
    [file.status]: 1,
  });
  return {
    decisionKeys: keys,
    takeElsewhere: () => take('berta'),
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
    withdrawalRules: async () => rules,
    proposeRules: async (wanted, note) => {
      if (wanted.fee === 'x')
        throw new ApiFailure('form.invalid', 'no', { status: 400, fields: { fee: 'amount.invalid' } });
      const undecided = { decidedBy: null, decidedAt: null, reason: '' };
      const proposal = { id: '1', rules: wanted, note, state: 'waiting', ...undecided } as const;
      rules = { ...rules, waiting: { ...proposal, proposedBy: role, proposedAt: at } };
      return rules;
    },
    withdrawRules: async () => {
      rules = { ...rules, waiting: null };
      return rules;
    },
    decideRules: async (_id, state, reason) => {
      const { waiting } = rules;
      if (waiting === null) throw new ApiFailure('rules.unknown', 'none', { status: 404 });
      const decided = { ...waiting, state, reason, decidedBy: role, decidedAt: at };
      rules = {
        ...rules,
        waiting: null,
        past: [decided],
        ...(state === 'approved' ? { live: waiting.rules } : {}),
      };
      return rules;
    },
  };
}
