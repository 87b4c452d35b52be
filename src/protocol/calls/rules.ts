import { endings, get, post, reason } from '../console/define-call.ts';
import { proposalFields, type RulesState } from '../release/proposal.ts';
import {
  flag,
  integer,
  list,
  nullable,
  object,
  text,
  textUpTo,
  type ObjectSchema,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import { contractKinds } from './settlements.ts';

/**
 * Rules of money of each kind: an operator who pays out proposes them, a publisher approves. Amounts are decimal texts,
 * moments are ISO 8601 in UTC.
 */

const amount = textUpTo(20);

function defineRules<Rules>(path: string, rules: Schema<Rules>) {
  const proposal = object({ ...proposalFields, rules });
  const state = object({
    live: rules,
    currency: text,
    changedBy: nullable(text),
    changedAt: nullable(text),
    waiting: nullable(proposal),
    past: list(proposal),
  }) as Schema<unknown> as Schema<RulesState<Rules>>;
  const input: ObjectSchema<{ rules: Schema<Rules>; note: Schema<string> }> = object({ rules, note: reason });
  return {
    read: get(path, { needs: 'read', answer: state }),
    propose: post(`${path}/propose`, { needs: 'cashier', input, answer: state }),
    ...endings(path, state),
  };
}
/** Calls about rules of one kind. */
export type RulesCalls<Rules> = ReturnType<typeof defineRules<Rules>>;

/** How money goes out. */
const withdrawal = object({
  minimum: amount,
  maximum: amount,
  fee: amount,
  perDay: integer,
  receiptMinutes: integer,
  mayCancel: flag,
  /** From this amount on, an operator other than the approver must pay it out; null: never. */
  secondPersonFrom: nullable(amount),
});
/** Money between members. */
const transfer = object({
  /** Members to the agent directly above. */
  toUpline: flag,
  /** Agents to members directly below. Both false: transfers are closed. */
  toDownline: flag,
  /** Of one transfer. */
  minimum: amount,
  maximum: amount,
  /** The most that a member sends in 24 hours. */
  dailyMost: amount,
});

type Kind = (typeof contractKinds)[number];
/** Names of the valid bets that an active downline has in a period of a kind of contract. */
export const betsOf = {
  dividend: 'betsDividend',
  daily: 'betsDaily',
  hourly: 'betsHourly',
  realTime: 'betsRealTime',
} as const satisfies Readonly<Record<Kind, string>>;
/** Names of what it deposited in the period. */
export const depositsOf = {
  dividend: 'depositsDividend',
  daily: 'depositsDaily',
  hourly: 'depositsHourly',
  realTime: 'depositsRealTime',
} as const satisfies Readonly<Record<Kind, string>>;
export type ContractAmount = (typeof betsOf)[Kind] | (typeof depositsOf)[Kind];
export const contractAmounts: readonly ContractAmount[] = [
  ...contractKinds.map((kind) => betsOf[kind]),
  ...contractKinds.map((kind) => depositsOf[kind]),
];
/** By which contracts are settled. */
const contract = object({
  ...(Object.fromEntries(contractAmounts.map((name) => [name, amount])) as Readonly<
    Record<ContractAmount, Schema<string>>
  >),
  /** Whether a dividend carries what is negative into its next period. */
  carriesOver: flag,
});

export type WithdrawalRules = ValueOf<typeof withdrawal>;
export type TransferRules = ValueOf<typeof transfer>;
export type ContractRules = ValueOf<typeof contract>;

export const withdrawalRules: RulesCalls<WithdrawalRules> = defineRules('/withdrawal-rules', withdrawal);
export const transferRules: RulesCalls<TransferRules> = defineRules('/transfer-rules', transfer);
export const contractRules: RulesCalls<ContractRules> = defineRules('/contract-rules', contract);
