import { contractKinds } from './calls/settlements.ts';

/**
 * What the console's browser part and its server agree on about the rules that contracts are settled by: those under
 * `/api/contract-rules`. Amounts are decimal texts.
 */
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
export interface ContractRules extends Readonly<Record<ContractAmount, string>> {
  /** Whether a dividend carries what is negative into its next period. */
  readonly carriesOver: boolean;
}
