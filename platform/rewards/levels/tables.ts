import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

/** What a level asks for and brings. Amounts in minor units. */
export interface MemberLevelTable {
  readonly merchant: string;
  readonly rank: number;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly total_bets: string;
  readonly month_bets: string;
  readonly keep_bets: string;
  readonly bonus: string;
  readonly bonus_texts: ColumnType<LocalTexts, string, string>;
  readonly bonus_wagering: number;
  readonly bonus_days: number;
}
export interface MemberLevelChangeTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly day: string;
  readonly from_rank: number;
  readonly to_rank: number;
  readonly changed_at: Date;
}
export interface LevelTables {
  readonly member_level: MemberLevelTable;
  readonly member_level_change: MemberLevelChangeTable;
}
