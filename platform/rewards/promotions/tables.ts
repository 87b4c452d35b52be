import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface PromotionTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly position: number;
  readonly promotion_type: string;
  readonly texts: ColumnType<LocalTexts, string, string>;
  /** What is agreed to, as the title of each language. */
  readonly terms: ColumnType<LocalTexts, string, string>;
  readonly image: ColumnType<string, string | undefined, string>;
  /** While it is off no member can join, and those who joined keep what was promised. */
  readonly enabled: ColumnType<boolean, boolean | undefined, boolean>;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly least_rank: ColumnType<number, number | undefined, number>;
  readonly first_deposit: ColumnType<boolean, boolean | undefined, boolean>;
  /** Of the members' phone numbers, with the plus sign and commas between: `+63, +65`; empty for all. */
  readonly dialing_codes: ColumnType<string, string | undefined, string>;
  /** Of the deposit; null where it is a fixed sum. */
  readonly percent: number | null;
  /** Minor units, as `cap` and `minimum` are. */
  readonly fixed: string | null;
  /** Most that a share brings; null where it is a fixed sum. */
  readonly cap: string | null;
  readonly minimum: string;
  /** How many times the bonus is to be staked. */
  readonly wagering: number;
}
export interface PromotionEntryTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly promotion_id: string;
  readonly member_id: string;
  readonly state: ColumnType<EntryState, EntryState, EntryState>;
  readonly joined_at: Date;
  readonly deposit_id: Later<string>;
  /** Minor units; null until a deposit brought it. */
  readonly bonus: Later<string>;
  readonly granted_at: Later<Date>;
  readonly forfeited_at: Later<Date>;
}
export type EntryState = 'joined' | 'granted' | 'forfeited';
export interface PromotionTables {
  readonly promotion: PromotionTable;
  readonly promotion_entry: PromotionEntryTable;
}
