import type { ColumnType, Generated } from 'kysely';
import type { TeamFigureTables } from './figures/tables.ts';
import type { FraudHintTable } from './fraud/tables.ts';

export interface AgentRebateSettingTable {
  readonly merchant: string;
  readonly product: string;
  /** Hundredths of a percent. */
  readonly most: number;
}
export interface AgentRebateTable {
  readonly member_id: string;
  readonly product: string;
  /** Hundredths of a percent. */
  readonly rate: ColumnType<number, number, number>;
  readonly set_by: ColumnType<string, string, string>;
  readonly set_at: ColumnType<Date, Date, Date>;
}
/** Product → hundredths of a percent. */
export type StoredRates = Readonly<Record<string, number>>;
export interface InvitationLinkTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly code: string;
  readonly member_id: string;
  readonly name: string;
  readonly customer_type: 0 | 1;
  readonly rates: ColumnType<StoredRates, string, never>;
  readonly expires_at: Date | null;
  readonly most_uses: number | null;
  readonly uses: ColumnType<number, never, number>;
  readonly paused: ColumnType<boolean, boolean | undefined, boolean>;
  readonly removed_at: ColumnType<Date | null, undefined, Date>;
  readonly created_at: Date;
}
export interface InvitationUseTable {
  readonly member_id: string;
  readonly agent_id: string;
  /** Null for a code that is no link. */
  readonly link_id: string | null;
  readonly code: string;
  readonly joined_at: Date;
}
/** What the play of a branch on a day brings the agent above it. */
export interface DownlineRebateDayTable {
  readonly merchant: string;
  readonly member_id: string;
  readonly downline_id: string;
  readonly day: string;
  readonly product: string;
  /** Minor units. */
  readonly valid_bets: string;
  readonly rate: number;
  readonly amount: string;
}
export interface AgentTables extends TeamFigureTables {
  readonly fraud_hint: FraudHintTable;
  readonly agent_rebate_setting: AgentRebateSettingTable;
  readonly agent_rebate: AgentRebateTable;
  readonly invitation_link: InvitationLinkTable;
  readonly invitation_use: InvitationUseTable;
  readonly downline_rebate_day: DownlineRebateDayTable;
}
