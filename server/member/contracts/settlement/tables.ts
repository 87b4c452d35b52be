import type { ColumnType, Generated } from 'kysely';
import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import type { Product } from '../products.ts';
import type { Shelf } from './facts.ts';
import type { LineFacts } from './line-facts.ts';

/** Kinds of contracts that are settled. */
export type SettledKind = 'dividend' | 'daily';
/** `nothing`: there is nothing to be paid; `released`: withheld before, and to be paid now. */
export type LineState = 'nothing' | 'pending' | 'withheld' | 'released' | 'paid';

export interface ContractResultDayTable {
  readonly merchant: string;
  readonly member_id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shelf: Shelf;
  /** Minor units, as all that follow. */
  readonly valid_bets: string;
  readonly payouts: string;
  readonly rebates: string;
  readonly bonuses: string;
  readonly deposits: string;
  readonly late_bets: string;
  readonly late_payouts: string;
}
export interface ContractResultCloseTable {
  readonly merchant: string;
  readonly day: string;
}
export interface ContractSettingTable {
  readonly merchant: string;
  readonly active_bets: string;
  readonly active_deposits: string;
  readonly carries_over: boolean;
}
export interface ContractRunTable {
  readonly merchant: string;
  readonly kind: SettledKind;
  readonly day: string;
  readonly settled_at: Date;
}
export interface ContractLineTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly kind: SettledKind;
  readonly contract_id: string;
  readonly version: number;
  readonly member_id: string;
  readonly product: Product;
  readonly period: ContractPeriod;
  readonly from_day: string;
  readonly to_day: string;
  readonly amount: string;
  readonly loss_carried: string;
  readonly due_carried: string;
  readonly amount_by_shelf: ColumnType<Readonly<Partial<Record<Shelf, string>>>, string, never>;
  readonly facts: ColumnType<LineFacts, string, never>;
  readonly state: ColumnType<LineState, LineState, LineState>;
  readonly settled_at: Date;
  readonly pay_at: Date;
  readonly paid_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
export interface SettlementTables {
  readonly contract_result_day: ContractResultDayTable;
  readonly contract_result_close: ContractResultCloseTable;
  readonly contract_setting: ContractSettingTable;
  readonly contract_run: ContractRunTable;
  readonly contract_line: ContractLineTable;
}
