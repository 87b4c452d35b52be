import type {
  RulesProposal,
  RulesState,
  WithdrawalFile,
  WithdrawalRules,
} from '../../src/protocol/console-withdrawals.ts';
import { deskFilters, type DeskFilter } from '../../src/protocol/console-withdrawals.ts';
import { AppError } from '../platform/app-error.ts';
import type { WithdrawalDesk } from './withdrawal-desk.ts';

export const sampleRules: WithdrawalRules = {
  minimum: '100.00',
  maximum: '50000.00',
  fee: '0.00',
  perDay: 5,
  receiptMinutes: 30,
  mayCancel: false,
};
const at = '2026-11-21T09:00:00.000Z';
const sample: WithdrawalFile = {
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

/** One withdrawal that an operator may take once, and rules that one proposal may change. */
export function createWithdrawalDeskFake(): WithdrawalDesk {
  let file = sample;
  let rules: RulesState = {
    live: sampleRules,
    currency: 'PHP',
    changedBy: null,
    changedAt: null,
    waiting: null,
    past: [],
  };
  const counts = Object.fromEntries(deskFilters.map((name) => [name, 1])) as Record<DeskFilter, number>;
  return {
    list: async () => ({ rows: [file], page: 1, pages: 1, total: 1, counts }),
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
      const step = { what: 'reviewing', note: '', by: 'operator', operator, at } as const;
      file = { ...file, status: 'reviewing', version: '2', steps: [...file.steps, step] };
    },
    export: async () => 'number,account\r\n1,player\r\n',
    rules: async () => rules,
    proposeRules: async ({ rules: wanted, note, by }) => {
      const waiting: RulesProposal = {
        id: '1',
        rules: wanted,
        note,
        state: 'waiting',
        proposedBy: by,
        proposedAt: at,
        decidedBy: null,
        decidedAt: null,
        reason: '',
      };
      rules = { ...rules, waiting };
    },
    decideRules: async () => {
      rules = { ...rules, waiting: null };
    },
  };
}
