import type { ColumnType } from 'kysely';

type Changing<Value> = ColumnType<Value, Value, Value>;

export interface JackpotPoolTable {
  readonly merchant: string;
  readonly pool: string;
  /** Minor units. */
  readonly amount: Changing<string>;
  /** What is not yet a whole minor unit, in ten thousandths of one. */
  readonly rest: Changing<number>;
  /** Minor units at which it falls, sealed. */
  readonly target_sealed: Changing<string>;
  readonly turn: Changing<number>;
  readonly changed_at: Changing<Date>;
}
export interface JackpotWinTable {
  readonly merchant: string;
  readonly pool: string;
  readonly turn: number;
  readonly member_id: string;
  /** Minor units. */
  readonly amount: string;
  readonly won_at: Date;
  /** Of the round that won it; null where that is not known. */
  readonly round_id: string | null;
}
export interface JackpotTables {
  readonly jackpot_pool: JackpotPoolTable;
  readonly jackpot_win: JackpotWinTable;
}
