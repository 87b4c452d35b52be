import type { ColumnType, Generated } from 'kysely';
import type { ContractKind, ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import type { HoldAction } from '../../../../src/protocol/calls/settlements.ts';
import type { ProposalColumns } from '../../../../server/infrastructure/audit/proposal-columns.ts';
import type { Product } from '../products.ts';
import type { Shelf } from './facts.ts';
import type { LineFacts } from './line-facts.ts';

/** Kinds of contracts that are settled: all of them. */
export type SettledKind = ContractKind;
/** Kinds that are settled by the day. */
export type DayKind = Exclude<SettledKind, 'hourly' | 'realTime'>;
/** `nothing`: there is nothing to be paid; `released`: withheld before, and to be paid now. */
export type LineState = 'nothing' | 'pending' | 'withheld' | 'released' | 'paid';

/** What a member brought of a product, in a day or a tick. */
export interface StoredResults {
  readonly merchant: string;
  readonly member_id: string;
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
export interface ContractResultDayTable extends StoredResults {
  /** `YYYY-MM-DD`. */
  readonly day: string;
}
export interface ContractResultTickTable extends StoredResults {
  /** Begin of the tick. */
  readonly tick_at: Date;
}
export interface ContractTickCloseTable {
  readonly merchant: string;
  readonly tick_at: Date;
}
export interface ContractResultCloseTable {
  readonly merchant: string;
  readonly day: string;
}
export interface ContractSettingTable {
  readonly merchant: string;
  readonly kind: SettledKind;
  /** Minor units: what a downline that is active brings in a period. */
  readonly active_bets: string;
  readonly active_deposits: string;
  /** Whether a dividend carries what is negative into its next period. */
  readonly carries_over: Generated<boolean>;
}
export interface ContractRunTable {
  readonly merchant: string;
  readonly kind: DayKind;
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
  /** Of salaries within a day: first moment, and the one after the last. */
  readonly from_at: ColumnType<Date | null, Date | null | undefined, never>;
  readonly to_at: ColumnType<Date | null, Date | null | undefined, never>;
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
export interface ContractHoldTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  /** Null: all payments. */
  readonly line_id: string | null;
  readonly held_at: Date;
  readonly held_by: string;
  readonly reason: string;
  readonly ended_at: ColumnType<Date | null, never, Date>;
}
export interface ContractHoldProposalTable extends ProposalColumns {
  readonly hold_id: string;
  readonly action: HoldAction;
}
export interface SettlementTables {
  readonly contract_hold: ContractHoldTable;
  readonly contract_hold_proposal: ContractHoldProposalTable;
  readonly contract_result_day: ContractResultDayTable;
  readonly contract_result_tick: ContractResultTickTable;
  readonly contract_tick_close: ContractTickCloseTable;
  readonly contract_result_close: ContractResultCloseTable;
  readonly contract_setting: ContractSettingTable;
  readonly contract_run: ContractRunTable;
  readonly contract_line: ContractLineTable;
}
