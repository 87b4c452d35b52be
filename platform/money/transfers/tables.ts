import type { Generated } from 'kysely';

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
}
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
}
