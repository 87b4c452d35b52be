import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about money that needs a second person: bodies
 * under `/api/money`. Amounts are decimal texts with two places, moments ISO 8601 in UTC.
 */

/** `credit`: a deposit; `adjustment`: by hand; `payout`: what a vendor says was won; `rules`: the rules of all these. */
export const moneyKinds = ['credit', 'adjustment', 'payout', 'rules'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/**
 * Why money waits. Credits: `differs` from the order, or `large`; too much that one cashier credited in a day
 * (`cashierDay`), or that one member got by single cashiers (`memberDay`); a `picture` that proves another order, or a
 * `payer` of another member. Payouts: too many `times` the stake, too much for one `round`, or for one `day`.
 */
export const moneyDoubts = [
  'differs',
  'large',
  'cashierDay',
  'memberDay',
  'picture',
  'payer',
  'times',
  'round',
  'day',
] as const;
export type MoneyDoubt = (typeof moneyDoubts)[number];

/** What a vendor is paid without a person; null: without end. */
export interface VendorCeiling {
  readonly vendor: string;
  /** Whole number: at most so many times the stake of the round. */
  readonly stakeTimes: number | null;
  readonly perRound: string | null;
  /** All rounds of a day (UTC). */
  readonly perDay: string | null;
}
export interface MoneyRules {
  /** What came may differ from the order by so much. */
  readonly creditTolerance: string;
  /** A credit above it waits, whatever the order was; null: never. */
  readonly creditLimit: string | null;
  /** What one cashier credits alone in 24 hours; null: without end. */
  readonly cashierDay: string | null;
  /** What one member gets in 24 hours by cashiers who decide alone; null: without end. */
  readonly memberDay: string | null;
  readonly ceilings: readonly VendorCeiling[];
}
export interface MoneyProposal extends ProposalRecord {
  readonly kind: MoneyKind;
  /** Null for rules, like the amount. */
  readonly account: string | null;
  /** What came for a credit; what the wallet gets for the others, negative where it gives. */
  readonly amount: string | null;
  /** What should have come for a credit, the stake for a payout; null for the others. */
  readonly compared: string | null;
  /** Reference of the order, or the vendor and its name for the round; empty for the others. */
  readonly subject: string;
  readonly doubts: readonly MoneyDoubt[];
  readonly evidence: string;
  readonly rules: MoneyRules | null;
}
/** `GET /api/money`, and the answer to every change. */
export interface MoneyState {
  readonly rules: MoneyRules;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  /** Oldest first. */
  readonly waiting: readonly MoneyProposal[];
  /** What was decided lately, newest first. */
  readonly past: readonly MoneyProposal[];
  readonly currency: string;
}
/** `POST /api/money/adjust` */
export interface AdjustmentRequest {
  /** Whole name of the account; letter case does not count. */
  readonly account: string;
  readonly direction: 'credit' | 'debit';
  /** More than nothing. */
  readonly amount: string;
  /** Read by the person who decides, and by the member. */
  readonly note: string;
  /** Where the proof is: a ticket, a statement, a recording. */
  readonly evidence: string;
}
