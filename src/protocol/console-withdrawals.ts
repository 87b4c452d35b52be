/**
 * What the console's browser part and its server agree on about money that goes out: bodies under
 * `/api/withdrawals` and `/api/withdrawal-rules`. Amounts are decimal texts with two places, moments are
 * ISO 8601 in UTC.
 */

/** State of a withdrawal, as the platform stores it. */
export type WithdrawalStatus =
  | 'submitted'
  | 'reviewing'
  | 'infoNeeded'
  | 'processing'
  | 'paidOut'
  | 'completed'
  | 'rejected'
  | 'returned';
/** Whether what was paid out arrived; `none` before it was paid out. */
export type ReceiptStatus =
  | 'none'
  | 'pending'
  | 'received'
  | 'autoReceived'
  | 'underReview'
  | 'toppedUp'
  | 'confirmedPaid'
  | 'refunded';

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

export interface WithdrawalLine {
  readonly id: string;
  /** User name of the member. */
  readonly account: string;
  /** What leaves the wallet, what of it is kept, and what is paid out. */
  readonly amount: string;
  readonly fee: string;
  readonly payout: string;
  readonly currency: string;
  readonly status: WithdrawalStatus;
  readonly receipt: ReceiptStatus;
  /** What the member says arrived; null before. */
  readonly claim: 'full' | 'partial' | 'none' | null;
  readonly provider: string;
  readonly maskedNumber: string;
  readonly createdAt: string;
  readonly changedAt: string;
}
/** `GET /api/withdrawals?filter=…&search=…&page=…` */
export interface WithdrawalPage {
  readonly rows: readonly WithdrawalLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Withdrawals behind each filter, whatever is searched. */
  readonly counts: Readonly<Record<WithdrawalFilter, number>>;
}
export interface WithdrawalQuery {
  readonly filter: WithdrawalFilter;
  /** Part of the member's name, the withdrawal's number, a payment's reference, or an account's number. */
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

export interface WithdrawalStep {
  /** A status, `answered`, `cancelled`, or `receipt.<status>`. */
  readonly what: string;
  readonly note: string;
  readonly by: 'member' | 'operator' | 'clock';
  /** User name of the operator; empty otherwise. */
  readonly operator: string;
  readonly at: string;
}
/** `GET /api/withdrawals/:id`, and the answer to a decision. */
export interface WithdrawalFile extends WithdrawalLine {
  /** Sent with a decision, which is refused if the withdrawal changed since. */
  readonly version: string;
  readonly reason: string;
  readonly paymentReference: string;
  readonly paidAt: string | null;
  /** When it is confirmed as received automatically; null before it is paid out. */
  readonly receiptDueAt: string | null;
  readonly target: {
    readonly kind: 'bank' | 'wallet';
    readonly holder: string;
    /** Complete for operators who pay out, masked for all others. */
    readonly number: string;
    readonly addedAt: string;
    /** Whether the member took the account away since. */
    readonly isRemoved: boolean;
  };
  readonly dispute: {
    /** What arrived, as the member says, and what is missing. */
    readonly arrived: string;
    readonly missing: string;
    readonly comment: string;
    /** Ids of pictures, for `GET /api/reviews/pictures/:id`. */
    readonly pictures: readonly string[];
  } | null;
  readonly steps: readonly WithdrawalStep[];
  /** The actions that its state allows. */
  readonly actions: readonly WithdrawalAction[];
  /** Whether an operator other than the approver must pay it out. */
  readonly secondPerson: {
    readonly isNeeded: boolean;
    /** User name of the operator who approved it; null before. */
    readonly approvedBy: string | null;
  };
  readonly member: {
    readonly nickname: string;
    /** Name given at the registration; empty where none was asked for. */
    readonly payeeName: string;
    readonly since: string;
    readonly isFrozen: boolean;
    /** In the wallet now, without what is held for this withdrawal. */
    readonly balance: string;
    readonly depositCount: number;
    readonly depositTotal: string;
    readonly withdrawalCount: number;
    readonly withdrawalTotal: string;
    /** Disputes about payments before this one. */
    readonly disputes: number;
    /** The withdrawals before this one, newest first. */
    readonly recent: readonly WithdrawalLine[];
  };
  readonly limits: {
    readonly minimum: string;
    readonly maximum: string;
    readonly perDay: number;
    /** Withdrawals of the day of this one (UTC), this one with them. */
    readonly usedThatDay: number;
    readonly turnoverLeft: string;
    readonly receiptMinutes: number;
  };
}
/** `POST /api/withdrawals/decide` */
export interface WithdrawalDecision {
  readonly id: string;
  readonly action: WithdrawalAction;
  /** What the member reads, or the reference of the payment. */
  readonly text: string;
  readonly version: string;
  /** Made once for each decision; a repeat with the same key does nothing more. */
  readonly key: string;
}
/** `value` of the refusal `withdrawal.changed`: what happened since, and by whom. */
export interface WithdrawalChanged {
  readonly status: WithdrawalStatus;
  readonly receipt: ReceiptStatus;
  readonly last: WithdrawalStep;
}

/** How money goes out. */
export interface WithdrawalRules {
  readonly minimum: string;
  readonly maximum: string;
  readonly fee: string;
  readonly perDay: number;
  readonly receiptMinutes: number;
  readonly mayCancel: boolean;
  /** From this amount on, an operator other than the approver must pay it out; null: never. */
  readonly secondPersonFrom: string | null;
}
