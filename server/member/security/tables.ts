import type { ColumnType } from 'kysely';

export interface FundPasswordTable {
  readonly member_id: string;
  /** argon2id string. */
  readonly hash: ColumnType<string, string, string>;
  readonly set_at: ColumnType<Date, Date, Date>;
}

export interface SecurityTables {
  readonly fund_password: FundPasswordTable;
}
