import type { ColumnType, Generated } from 'kysely';
import type { MoneyDoubt, MoneyKind, MoneyRules } from '../../../src/protocol/calls/money.ts';
import type { ProposalColumns } from '../../../server/infrastructure/audit/proposal-columns.ts';

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
/** How an operator alone puts money into a wallet. */
export type CreditWay = 'deposit' | 'heldDeposit' | 'application' | 'redemption';
export interface CashierCreditTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly operator: string;
  readonly member_id: string;
  readonly way: CreditWay;
  readonly subject: string;
  /** Minor units. */
  readonly amount: string;
  readonly created_at: Date;
}
export interface VendorPayoutDayTable {
  readonly merchant: string;
  readonly vendor: string;
  readonly day: string;
  /** Minor units. */
  readonly paid: string;
}

export interface ApprovalTables {
  readonly cashier_credit: CashierCreditTable;
  readonly money_rules: MoneyRulesTable;
  readonly money_proposal: MoneyProposalTable;
  readonly vendor_payout_day: VendorPayoutDayTable;
}
