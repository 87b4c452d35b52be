import type { ColumnType, Generated } from 'kysely';
import type { WithdrawalStatus } from '../../../src/machines/withdrawal/withdrawal.contract.ts';
import type {
  ReceiptClaim,
  ReceiptStatus,
} from '../../../src/machines/withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import type { WithdrawalsHoldValue } from '../../../src/protocol/generated/wire-types.ts';
import type { ProposalColumns } from '../../../server/infrastructure/audit/proposal-columns.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type Words = ColumnType<string, string | undefined, string>;

export interface WithdrawalSettingTable {
  readonly merchant: string;
  /** Minor units, like `maximum` and `fee`. */
  readonly minimum: Changing<string>;
  readonly maximum: Changing<string>;
  readonly fee: Changing<string>;
  readonly per_day: Changing<number>;
  readonly receipt_minutes: Changing<number>;
  readonly may_cancel: Changing<boolean>;
  /** Minor units; null: one operator is enough. */
  readonly second_person_from: Changing<string | null>;
}
export interface MemberWageringTable {
  readonly member_id: string;
  /** Still to be staked, in minor units. */
  readonly due: Changing<string>;
  /** What all bonuses asked for so far, in minor units. */
  readonly asked: ColumnType<string, string | undefined, string>;
}
export type PayoutKind = 'bank' | 'wallet';
export interface PayoutAccountTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly kind: PayoutKind;
  readonly provider: string;
  readonly holder: string;
  readonly number: string;
  readonly created_at: Date;
  readonly removed_at: Later<Date>;
}
export interface WithdrawalTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly account_id: string;
  /** Minor units: what leaves the wallet. */
  readonly amount: string;
  /** Minor units: the part of `amount` that is kept. */
  readonly fee: string;
  readonly currency: string;
  readonly status: Changing<WithdrawalStatus>;
  readonly reason: Words;
  readonly payment_reference: Words;
  readonly created_at: Date;
  readonly changed_at: Changing<Date>;
  readonly paid_at: Later<Date>;
  readonly receipt: Later<ReceiptStatus>;
  readonly receipt_due_at: Later<Date>;
  readonly claim: Later<ReceiptClaim>;
  readonly claimed_amount: Later<string>;
  readonly comment: Words;
}
export interface WithdrawalEventTable {
  readonly id: Generated<string>;
  readonly withdrawal_id: string;
  readonly what: string;
  readonly note: string;
  readonly actor: string;
  readonly at: Date;
}
export interface WithdrawalDecisionTable {
  readonly merchant: string;
  readonly operator: string;
  readonly key: string;
  readonly withdrawal_id: string;
  readonly fingerprint: string;
  readonly created_at: Date;
}
/** What was changed: the way to reach the member, a second factor, or a password that was forgotten. */
export type HoldReason = NonNullable<WithdrawalsHoldValue['reason']>;
export interface WithdrawalHoldTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly reason: HoldReason;
  readonly started_at: Date;
  readonly ends_at: ColumnType<Date, Date, Date>;
}
export interface HoldLiftTable extends ProposalColumns {
  readonly member_id: string;
  readonly account: string;
  readonly hold_reason: HoldReason;
  readonly held_until: Date;
}
export interface WithdrawalTables {
  readonly withdrawal_hold: WithdrawalHoldTable;
  readonly hold_lift_proposal: HoldLiftTable;
  readonly withdrawal_setting: WithdrawalSettingTable;
  readonly member_turnover: MemberWageringTable;
  readonly payout_account: PayoutAccountTable;
  readonly withdrawal: WithdrawalTable;
  readonly withdrawal_event: WithdrawalEventTable;
  readonly withdrawal_decision: WithdrawalDecisionTable;
}
