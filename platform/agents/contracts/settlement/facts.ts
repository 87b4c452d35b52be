import type { ContractKind, ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import { allProducts, products, type Product } from '../products.ts';

/**
 * What a result counts to: a product of contracts, or OTHER for what belongs to none of them, as bonuses do.
 * Contracts for all products together count OTHER too.
 */
export type Shelf = Exclude<Product, 'CONS'> | 'OTHER';
export const shelves: readonly Shelf[] = [
  ...products.filter((product): product is Exclude<Product, 'CONS'> => product !== allProducts),
  'OTHER',
];

/** Money of a member, or of a team, on one shelf in one period. Minor units; late results may make one negative. */
export interface Results {
  readonly validBets: bigint;
  readonly payouts: bigint;
  readonly rebates: bigint;
  readonly bonuses: bigint;
  /** How much of the bets are of days before the period, whose results came after they were closed. */
  readonly lateBets: bigint;
  /** The same of what was paid for them. */
  readonly latePayouts: bigint;
}
export const resultNames = [
  'validBets',
  'payouts',
  'rebates',
  'bonuses',
  'lateBets',
  'latePayouts',
] as const satisfies readonly (keyof Results)[];
export type ResultsByShelf = Readonly<Partial<Record<Shelf, Results>>>;
/** Minor units by shelf; what is left out is nothing. */
export type AmountsByShelf = Readonly<Partial<Record<Shelf, bigint>>>;

/** Each member's own results from a slot (a day or a tick) to the one that is settled, both within. */
export interface PeriodFacts {
  /** Name of the first slot. */
  readonly from: string;
  readonly results: ReadonlyMap<string, ResultsByShelf>;
  /** Member → deposits. */
  readonly deposits: ReadonlyMap<string, bigint>;
  /** Member → what lines of the same kind gave that ended in the period, before the slot that is settled. */
  readonly given: ReadonlyMap<string, AmountsByShelf>;
}
/** One step of a contract in minor units. */
export interface Tier {
  readonly bet: bigint;
  readonly loss: bigint;
  readonly members: number;
  /** Hundredths of a per cent. */
  readonly rate: bigint;
  /** Paid besides, once in the period; left out where nothing is. */
  readonly fixed?: bigint;
}
/** A contract whose period, or the part of it in which it held, ends with the slot that is settled. */
export interface DueContract {
  readonly id: string;
  readonly version: number;
  /** The downline of the contract: who is paid. */
  readonly memberId: string;
  readonly product: Product;
  readonly period: ContractPeriod;
  /** First slot of the period. */
  readonly from: string;
  readonly tiers: readonly Tier[];
  /** Products of CONS for which the member had a contract apart in the period. */
  readonly apart: readonly Shelf[];
  /** Loss that the team still owes from earlier periods; 0 or less. */
  readonly carriedLoss: bigint;
  /** What was given below in earlier periods beyond the share of this contract; 0 or more. */
  readonly carriedDue: bigint;
  /** The terms of who gives it; left out where the house does, and where those are not known. */
  readonly above?: TermsAbove;
}
/** Terms by which a giver of contracts has its rate. Without tiers it has none. */
export interface TermsAbove extends Pick<DueContract, 'memberId' | 'product' | 'apart' | 'tiers' | 'above'> {}
export interface SettlementRules {
  /** A downline with so much valid bets in a period is active; minor units. */
  readonly activeBets: bigint;
  /** And with so much deposited; 0 where deposits do not matter. */
  readonly activeDeposits: bigint;
  /** Whether a dividend carries what is negative into its next period. */
  readonly carriesOver: boolean;
}
/** Everything that the lines of one kind of contract at the end of one slot follow from. */
export interface SettlementFacts {
  readonly kind: ContractKind;
  /** Last slot of every period here. */
  readonly slot: string;
  readonly members: readonly { readonly id: string; readonly uplineId: string | null }[];
  /** One for each first slot that a contract has. */
  readonly periods: readonly PeriodFacts[];
  readonly contracts: readonly DueContract[];
  readonly rules: SettlementRules;
}

/** What one contract gives for one period, and why. Minor units. */
export interface SettledLine {
  readonly contract: DueContract;
  /** Of the team on the contract's products. */
  readonly results: Results;
  readonly activeMembers: number;
  /** Valid bets less payouts, rebates and bonuses. */
  readonly netLoss: bigint;
  /** What the rate is applied to: net loss with what is carried, or valid bets. */
  readonly base: bigint;
  /** Place of the tier that was reached, from 0; null for none. */
  readonly tier: number | null;
  /** What is paid: that of the tier, or the lower one that was reached above. */
  readonly rate: bigint;
  /** The rate that the giver reached in the period; null where the house gives it. */
  readonly rateAbove: bigint | null;
  /** What is paid besides: that of the tier, as far as the giver has it. */
  readonly fixed: bigint;
  /** The fixed amount that the giver has for all below together; null where the house gives it. */
  readonly fixedAbove: bigint | null;
  /** The contract's share of the base with its fixed amount, before what is due below. */
  readonly share: bigint;
  /** What all members below get, each by the own contract. */
  readonly dueBelow: bigint;
  /** The same by direct downline: what that member and all below get. */
  readonly branches: readonly { readonly memberId: string; readonly amount: bigint }[];
  /** share − dueBelow − carriedDue, but never below 0. */
  readonly amount: bigint;
  /** How far that would be below 0. */
  readonly uncovered: bigint;
  readonly lossCarriedOn: bigint;
  readonly dueCarriedOn: bigint;
  /** The amount by shelf, for the contracts above. */
  readonly amountByShelf: AmountsByShelf;
}

/** The shelves that a contract is about. */
export const shelvesOf = ({ product, apart }: Pick<DueContract, 'product' | 'apart'>): readonly Shelf[] =>
  product === 'CONS' ? shelves.filter((shelf) => !apart.includes(shelf)) : [product];
