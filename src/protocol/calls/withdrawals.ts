import { csv, decimalId, get, post, reason } from '../console/define-call.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  textUpTo,
  whole,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Money that goes out: who waits, what is known about each, and what operators decide. Amounts are decimal texts with
 * two places, moments are ISO 8601 in UTC.
 */

/** As the platform stores it. */
const status = oneOf([
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
  'paidOut',
  'completed',
  'rejected',
  'returned',
]);
/** Whether what was paid out arrived; `none` before it was paid out. */
const receipt = oneOf([
  'none',
  'pending',
  'received',
  'autoReceived',
  'underReview',
  'toppedUp',
  'confirmedPaid',
  'refunded',
]);
/** `todo`: what waits for an operator; `disputed`: the member says that something did not arrive. */
export const withdrawalFilters = [
  'todo',
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
  'paidOut',
  'disputed',
  'completed',
  'rejected',
  'returned',
  'all',
] as const;
export type WithdrawalFilter = (typeof withdrawalFilters)[number];
/** What an operator may do with a withdrawal; which of them depends on its state. */
export const withdrawalActions = [
  'take',
  'ask',
  'approve',
  'refuse',
  'pay',
  'fail',
  'topUp',
  'confirmPaid',
  'refund',
] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];
/** Actions that go with words: a question, a reason, or the reference of the payment. */
export const actionsWithText: readonly WithdrawalAction[] = withdrawalActions.filter(
  (action) => action !== 'take' && action !== 'approve',
);

const lineFields = {
  id: text,
  /** User name of the member. */
  account: text,
  /** What leaves the wallet, what of it is kept, and what is paid out. */
  amount: text,
  fee: text,
  payout: text,
  currency: text,
  status,
  receipt,
  /** What the member says arrived; null before. */
  claim: nullable(oneOf(['full', 'partial', 'none'])),
  provider: text,
  maskedNumber: text,
  createdAt: text,
  changedAt: text,
};
const line = object(lineFields);
const page = object({
  rows: list(line),
  page: count,
  pages: count,
  total: count,
  /** Withdrawals behind each filter, whatever is searched. */
  counts: object(
    Object.fromEntries(withdrawalFilters.map((name) => [name, count])) as Readonly<
      Record<WithdrawalFilter, Schema<number>>
    >,
  ),
});
const step = object({
  /** A status, `answered`, `cancelled`, or `receipt.<status>`. */
  what: text,
  note: text,
  by: oneOf(['member', 'operator', 'clock']),
  /** User name of the operator; empty otherwise. */
  operator: text,
  at: text,
});
const target = object({
  kind: oneOf(['bank', 'wallet']),
  holder: text,
  /** Complete for operators who pay out, masked for all others. */
  number: text,
  addedAt: text,
  /** Whether the member took the account away since. */
  isRemoved: flag,
});
const dispute = object({
  /** What arrived, as the member says, and what is missing. */
  arrived: text,
  missing: text,
  comment: text,
  /** Ids of pictures. */
  pictures: list(text),
});
const member = object({
  nickname: text,
  /** Name given at the registration; empty where none was asked for. */
  payeeName: text,
  since: text,
  isFrozen: flag,
  /** In the wallet now, without what is held for this withdrawal. */
  balance: text,
  depositCount: count,
  depositTotal: text,
  withdrawalCount: count,
  withdrawalTotal: text,
  /** Disputes about payments before this one. */
  disputes: count,
  /** The withdrawals before this one, newest first. */
  recent: list(line),
});
const limits = object({
  minimum: text,
  maximum: text,
  perDay: count,
  /** Withdrawals of the day of this one (UTC), this one with them. */
  usedThatDay: count,
  turnoverLeft: text,
  receiptMinutes: count,
});
const file = object({
  ...lineFields,
  /** Sent with a decision, which is refused if the withdrawal changed since. */
  version: text,
  reason: text,
  paymentReference: text,
  paidAt: nullable(text),
  /** When it is confirmed as received automatically; null before it is paid out. */
  receiptDueAt: nullable(text),
  target,
  dispute: nullable(dispute),
  steps: list(step),
  /** The actions that its state allows. */
  actions: list(oneOf(withdrawalActions)),
  /** Whether an operator other than the approver must pay it out, and who approved it; null before. */
  secondPerson: object({ isNeeded: flag, approvedBy: nullable(text) }),
  member,
  limits,
});

const sought = {
  filter: byDefault(oneOf(withdrawalFilters), 'todo'),
  /** Part of the member's name, the withdrawal's number, a payment's reference, or an account's number. */
  search: byDefault(textUpTo(80), ''),
};
const query = object({ ...sought, page: byDefault(whole(1, 1_000_000), 1) });
const decision = object({
  id: decimalId,
  action: oneOf(withdrawalActions),
  /** What the member reads, or the reference of the payment. */
  text: reason,
  version: decimalId,
  /** Made once for each decision; a repeat with the same key does nothing more. */
  key: textLike('^[0-9A-Za-z-]{8,64}$'),
});
export const withdrawals = {
  list: get('/withdrawals', { needs: 'players', input: query, answer: page }),
  read: get('/withdrawals/:id', { needs: 'players', input: object({ id: decimalId }), answer: file }),
  /** Refused with `withdrawal.changed` where something happened since `version`. */
  decide: post('/withdrawals/decide', {
    needs: 'cashier',
    decides: true,
    input: decision,
    reasonWhere: [{ action: actionsWithText }],
    answer: file,
  }),
  export: get('/withdrawals/export', { needs: 'cashier', input: object(sought), answer: csv }),
};

export type WithdrawalStatus = ValueOf<typeof status>;
export type ReceiptStatus = ValueOf<typeof receipt>;
export type WithdrawalLine = ValueOf<typeof line>;
export type WithdrawalPage = ValueOf<typeof page>;
export type WithdrawalQuery = ValueOf<typeof query>;
export type WithdrawalStep = ValueOf<typeof step>;
export type WithdrawalFile = ValueOf<typeof file>;
/** @internal For tests and their doubles. */
export type WithdrawalDecision = ValueOf<typeof decision>;
/** `value` of the refusal `withdrawal.changed`: what happened since, and by whom. */
export interface WithdrawalChanged {
  readonly status: WithdrawalStatus;
  readonly receipt: ReceiptStatus;
  readonly last: WithdrawalStep;
}
