import type { ColumnType } from 'kysely';

/** Valid bets of a member on one product in a day (`YYYY-MM-DD`) of the brand. */
export interface ValidBetDayTable {
  readonly merchant: string;
  readonly member_id: string;
  readonly day: string;
  readonly product: string;
  /** Minor units. */
  readonly amount: string;
  readonly bets: number;
}
/** Through which day valid bets are written. */
export interface ValidBetCloseTable {
  readonly merchant: string;
  readonly day: ColumnType<string, string, string>;
}
export interface TurnoverTables {
  readonly valid_bet_day: ValidBetDayTable;
  readonly valid_bet_close: ValidBetCloseTable;
}
