import type { ColumnType } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

export interface ReferralCodeTable {
  readonly merchant: string;
  readonly code: string;
  readonly member_id: string;
  readonly created_at: Date;
}
export interface ReferralTable {
  /** Who was invited. */
  readonly member_id: string;
  readonly merchant: string;
  readonly referrer_id: string;
  readonly code: string;
  readonly joined_at: Date;
}
/** Amounts in minor units. */
export interface ReferralSettingTable {
  readonly merchant: string;
  readonly least_bets: string;
  readonly pays: string;
  readonly wagering: number;
  readonly claim_days: number;
  readonly texts: ColumnType<LocalTexts, string, string>;
}
export interface ReferralTables {
  readonly referral: ReferralTable;
  readonly referral_code: ReferralCodeTable;
  readonly referral_setting: ReferralSettingTable;
}
