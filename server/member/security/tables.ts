import type { ColumnType } from 'kysely';

export interface FundPasswordTable {
  readonly member_id: string;
  /** argon2id string. */
  readonly hash: ColumnType<string, string, string>;
  readonly set_at: ColumnType<Date, Date, Date>;
  readonly wrong_count: ColumnType<number, number | undefined, number>;
  readonly wrong_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly judging: ColumnType<number, number | undefined, number>;
  readonly judging_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SecurityTables {
  readonly fund_password: FundPasswordTable;
}
