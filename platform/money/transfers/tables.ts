import type { ColumnType, Generated } from 'kysely';
import type { ProposalColumns } from '../../proposal-columns.ts';

/** From the sender: to the member directly above, or to one directly below. */
export type TransferDirection = 'upline' | 'downline';
/** Columns of the rules, in force and proposed. */
export interface TransferRuleColumns {
  readonly to_upline: boolean;
  readonly to_downline: boolean;
  /** Minor units, as all amounts here. */
  readonly minimum: string;
  readonly maximum: string;
  /** The most that a member sends in 24 hours. */
  readonly daily_most: string;
}
export interface MemberTransferSettingTable extends TransferRuleColumns {
  readonly merchant: string;
  /** Null in those of the first set-up, as `changed_at`. */
  readonly changed_by: ColumnType<string | null, string | undefined, string>;
  readonly changed_at: ColumnType<Date | null, Date | undefined, Date>;
}
export interface TransferRulesProposalTable extends ProposalColumns, TransferRuleColumns {}
export interface MemberTransferTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly sender_id: string;
  readonly recipient_id: string;
  readonly direction: TransferDirection;
  readonly amount: string;
  readonly created_at: Date;
}
export interface TransferTables {
  readonly member_transfer_setting: MemberTransferSettingTable;
  readonly member_transfer: MemberTransferTable;
  readonly transfer_rules_proposal: TransferRulesProposalTable;
}
