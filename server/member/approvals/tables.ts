import type { ColumnType } from 'kysely';
import type { MoneyDoubt, MoneyKind, MoneyRules } from '../../../src/protocol/console-money.ts';
import type { ProposalColumns } from '../proposal-columns.ts';

export interface MoneyRulesTable {
  readonly merchant: string;
  readonly rules: ColumnType<MoneyRules, string, string>;
  readonly changed_by: string;
  readonly changed_at: Date;
}
export interface MoneyProposalTable extends ProposalColumns {
  readonly kind: MoneyKind;
  readonly member_id: string | null;
  readonly subject: ColumnType<string, string | undefined, never>;
  /** Minor units. */
  readonly amount: string | null;
  readonly doubts: ColumnType<readonly MoneyDoubt[], readonly MoneyDoubt[] | undefined, never>;
  readonly evidence: ColumnType<string, string | undefined, never>;
  readonly rules: ColumnType<MoneyRules | null, string | undefined, never>;
}
export interface VendorPayoutDayTable {
  readonly merchant: string;
  readonly vendor: string;
  readonly day: string;
  /** Minor units. */
  readonly paid: string;
}

export interface ApprovalTables {
  readonly money_rules: MoneyRulesTable;
  readonly money_proposal: MoneyProposalTable;
  readonly vendor_payout_day: VendorPayoutDayTable;
}
