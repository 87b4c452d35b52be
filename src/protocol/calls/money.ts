import { endings, get, post, reason } from '../console/define-call.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  textUpTo,
  type SentOf,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Money that needs a second person: a cashier asks, another operator decides. Amounts are decimal texts with two
 * places, moments are ISO 8601 in UTC.
 */

/** `credit`: a deposit; `adjustment`: by hand; `payout`: what a vendor says was won; `rules`: the rules of all these. */
const kind = oneOf(['credit', 'adjustment', 'payout', 'rules']);
/**
 * Why money waits. Credits: `differs` from the order, or `large`; too much that one cashier credited in a day
 * (`cashierDay`), or that one member got by single cashiers (`memberDay`); a `picture` that proves another order, or a
 * `payer` of another member. Payouts: too many `times` the stake, too much for one `round`, or for one `day`.
 */
export const moneyDoubt = oneOf([
  'differs',
  'large',
  'cashierDay',
  'memberDay',
  'picture',
  'payer',
  'times',
  'round',
  'day',
]);

const amount = textUpTo(20);
const name = textUpTo(80, 1);
/** What a vendor is paid without a person; null: without end. */
const ceiling = object({
  vendor: name,
  /** At most so many times the stake of the round. */
  stakeTimes: nullable(integer),
  perRound: nullable(amount),
  /** All rounds of a day (UTC). */
  perDay: nullable(amount),
});
const rules = object({
  /** What came may differ from the order by so much. */
  creditTolerance: amount,
  /** A credit above it waits, whatever the order was; null: never. */
  creditLimit: nullable(amount),
  /** What one cashier credits alone in 24 hours; null: without end. */
  cashierDay: nullable(amount),
  /** What one member gets in 24 hours by cashiers who decide alone; null: without end. */
  memberDay: nullable(amount),
  ceilings: list(ceiling, { maxItems: 100 }),
});
const proposal = object({
  ...proposalFields,
  kind,
  /** Null for rules, like the amount. */
  account: nullable(text),
  /** What came for a credit; what the wallet gets for the others, negative where it gives. */
  amount: nullable(text),
  /** What should have come for a credit, the stake for a payout; null for the others. */
  compared: nullable(text),
  /** Reference of the order, or the vendor and its name for the round; empty for the others. */
  subject: text,
  doubts: list(moneyDoubt),
  evidence: text,
  rules: nullable(rules),
});
const state = object({
  rules,
  changedBy: nullable(text),
  changedAt: nullable(text),
  /** Oldest first. */
  waiting: list(proposal),
  /** What was decided lately, newest first. */
  past: list(proposal),
  currency: text,
});
const adjustment = object({
  /** Whole name of the account; letter case does not count. */
  account: name,
  direction: oneOf(['credit', 'debit']),
  /** More than nothing. */
  amount,
  /** Read by the person who decides, and by the member. */
  note: reason,
  /** Where the proof is: a ticket, a statement, a recording. */
  evidence: textUpTo(300),
});

export const money = {
  read: get('/money', { needs: 'players', answer: state }),
  adjust: post('/money/adjust', { needs: 'cashier', input: adjustment, answer: state }),
  proposeRules: post('/money/rules', {
    needs: 'cashier',
    input: object({ rules, note: reason }),
    answer: state,
  }),
  ...endings('/money', state),
};

export type MoneyKind = ValueOf<typeof kind>;
export type MoneyDoubt = ValueOf<typeof moneyDoubt>;
export type VendorCeiling = ValueOf<typeof ceiling>;
export type MoneyRules = ValueOf<typeof rules>;
export type MoneyProposal = ValueOf<typeof proposal>;
export type MoneyState = ValueOf<typeof state>;
export type AdjustmentRequest = SentOf<typeof adjustment>;
