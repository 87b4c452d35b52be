import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { MoneyBounds } from '../../protocol/money.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  messageMap,
  oneOfTexts,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Where money can go: a bank account or wallet of the member. */
export interface PayoutAccount {
  readonly id: string;
  readonly name: string;
  readonly masked: string;
}
/** All that a member must know before an amount is typed. Money is decimal strings. */
export interface WithdrawalTerms extends MoneyBounds {
  readonly available: string;
  readonly fee: string;
  readonly currency: string;
  /** Withdrawals left today. */
  readonly leftToday: number;
  /** What must still be staked before a withdrawal; `0.00` where nothing must. */
  readonly turnoverLeft: string;
}
export const withdrawalStatuses = [
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
  'paidOut',
  'completed',
  'rejected',
  'returned',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export interface Withdrawal {
  readonly id: string;
  readonly status: WithdrawalStatus;
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
  /** Why it was rejected or what is asked for; empty otherwise. */
  readonly reason: string;
}
export const payoutAccountSchema: JsonSchema = closedObject({ id: text, name: text, masked: text });
export const withdrawalTermsSchema: JsonSchema = closedObject({
  available: text,
  minimum: text,
  maximum: text,
  fee: text,
  currency: text,
  leftToday: whole,
  turnoverLeft: text,
});
export const withdrawalSchema: JsonSchema = closedObject({
  id: text,
  status: oneOfTexts(withdrawalStatuses),
  amount: text,
  fee: text,
  currency: text,
  reason: text,
});
/** What stands in the way of a withdrawal, if anything. */
export const standings = [
  'ready',
  'turnoverLeft',
  'noneLeftToday',
  'noFundPassword',
  'noAccount',
  'closed',
] as const;
export type Standing = (typeof standings)[number];
export interface WithdrawalContext extends Complaint, Lockout {
  readonly standing: Standing;
  readonly accounts: readonly PayoutAccount[];
  readonly terms: WithdrawalTerms | null;
  readonly account: PayoutAccount | null;
  readonly amount: string | null;
  readonly fundPassword: string | null;
  readonly withdrawal: Withdrawal | null;
}
export const withdrawalProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  standing: oneOfTexts(standings),
  accounts: listOf(payoutAccountSchema),
  terms: { anyOf: [withdrawalTermsSchema, { type: 'null' }] },
  account: { anyOf: [payoutAccountSchema, { type: 'null' }] },
  amount: textOrNull,
  withdrawal: { anyOf: [withdrawalSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'submitting', 'tracking.checking', 'informing'];
export function projectWithdrawal(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as WithdrawalContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    standing: context.standing,
    accounts: context.accounts.map((one) => ({ ...one })),
    terms: context.terms === null ? null : { ...context.terms },
    account: context.account === null ? null : { ...context.account },
    amount: context.amount,
    withdrawal: context.withdrawal === null ? null : { ...context.withdrawal },
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
