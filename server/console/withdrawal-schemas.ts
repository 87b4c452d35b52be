import { withdrawalActions, withdrawalFilters } from '../../src/protocol/console-withdrawals.ts';
import {
  amount,
  count,
  decimalId,
  flag,
  list,
  nullable,
  nullableText,
  object,
  shortText,
  text,
} from './schemas.ts';

const id = decimalId;

const search = { type: 'string', maxLength: 80, default: '' } as const;
const filter = { enum: withdrawalFilters, default: 'todo' } as const;
export const withdrawalExportQuery = object({ filter, search }, ['filter', 'search']);
export const withdrawalPageQuery = object(
  { filter, search, page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } },
  ['filter', 'search', 'page'],
);

const lineFields = {
  id: text,
  account: text,
  amount: text,
  fee: text,
  payout: text,
  currency: text,
  status: text,
  receipt: text,
  claim: nullableText,
  provider: text,
  maskedNumber: text,
  createdAt: text,
  changedAt: text,
};
const line = object(lineFields);
export const withdrawalPageAnswer = object({
  rows: list(line),
  page: count,
  pages: count,
  total: count,
  counts: object(Object.fromEntries(withdrawalFilters.map((name) => [name, count]))),
});
export const withdrawalFileAnswer = object({
  ...lineFields,
  version: text,
  reason: text,
  paymentReference: text,
  paidAt: nullableText,
  receiptDueAt: nullableText,
  target: object({ kind: text, holder: text, number: text, addedAt: text, isRemoved: flag }),
  dispute: nullable(object({ arrived: text, missing: text, comment: text, pictures: list(text) })),
  steps: list(object({ what: text, note: text, by: text, operator: text, at: text })),
  actions: list(text),
  secondPerson: object({ isNeeded: flag, approvedBy: nullableText }),
  member: object({
    nickname: text,
    payeeName: text,
    since: text,
    isFrozen: flag,
    balance: text,
    depositCount: count,
    depositTotal: text,
    withdrawalCount: count,
    withdrawalTotal: text,
    disputes: count,
    recent: list(line),
  }),
  limits: object({
    minimum: text,
    maximum: text,
    perDay: count,
    usedThatDay: count,
    turnoverLeft: text,
    receiptMinutes: count,
  }),
});
export const withdrawalDecisionBody = object({
  id,
  action: { enum: withdrawalActions },
  text: shortText,
  version: id,
  key: { type: 'string', pattern: '^[0-9A-Za-z-]{8,64}$' },
});

export const withdrawalRules = object({
  minimum: amount,
  maximum: amount,
  fee: amount,
  perDay: { type: 'integer' },
  receiptMinutes: { type: 'integer' },
  mayCancel: flag,
  secondPersonFrom: { type: ['string', 'null'], maxLength: 20 },
});
