import type { ColumnType, Generated } from 'kysely';

export interface RebateRateTable {
  readonly merchant: string;
  readonly rank: number;
  readonly product: string;
  /** Hundredths of a percent. */
  readonly rate: number;
}
export interface RebateSettingTable {
  readonly merchant: string;
  /** Paid when the day has ended, without a claim. */
  readonly automatic: ColumnType<boolean, boolean, boolean>;
  /** Minor units of one claim. */
  readonly minimum: string;
  readonly claim_days: number;
}
export interface RebateClaimTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  /** Minor units. */
  readonly amount: string;
  readonly automatic: boolean;
  readonly claimed_at: Date;
}
/** The rebate of a member on one product of a day. */
export interface RebateDayTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly day: string;
  readonly product: string;
  /** Minor units. */
  readonly valid_bets: string;
  readonly rate: number;
  readonly amount: string;
  readonly expires_at: Date | null;
  readonly claim_id: ColumnType<string | null, string | null | undefined, string>;
}
export interface RebateTables {
  readonly rebate_rate: RebateRateTable;
  readonly rebate_setting: RebateSettingTable;
  readonly rebate_claim: RebateClaimTable;
  readonly rebate_day: RebateDayTable;
}
