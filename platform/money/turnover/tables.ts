import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

/** Valid bets of a member on one product in a day (`YYYY-MM-DD`) of the brand. */
export interface ValidBetDayTable {
  readonly merchant: string;
  readonly member_id: string;
  readonly day: string;
  readonly product: string;
  /** Minor units. */
  readonly amount: string;
  readonly bets: number;
}
/** Through which day valid bets are written. */
export interface ValidBetCloseTable {
  readonly merchant: string;
  readonly day: ColumnType<string, string, string>;
}
/** What one bonus asks to be staked before money goes out. */
export interface BonusWageringTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly reference: string;
  readonly texts: ColumnType<LocalTexts, string, never>;
  /** Minor units. */
  readonly amount: string;
  /** It is played off when so much was staked towards all bonuses. Minor units. */
  readonly mark: ColumnType<string, string, string>;
  readonly created_at: Date;
}
/** What of a member's main wallet is bonus money. */
export interface MemberBonusTable {
  readonly merchant: string;
  readonly member_id: string;
  /** Minor units. */
  readonly amount: ColumnType<string, string, never>;
}
export interface BonusEntryTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly kind: 'granted' | 'staked' | 'won' | 'refunded' | 'returned' | 'released';
  readonly reference: string;
  readonly amount: string;
  readonly amount_after: string;
  readonly booked_at: Date;
}
/** How much of the stakes of a round or an order was bonus money; minor units. */
export interface BonusStakeTable {
  readonly merchant: string;
  readonly play: string;
  readonly member_id: string;
  readonly staked: string;
  readonly bonus: string;
}
export interface TurnoverTables {
  readonly bonus_entry: BonusEntryTable;
  readonly bonus_stake: BonusStakeTable;
  readonly member_bonus: MemberBonusTable;
  readonly bonus_wagering: BonusWageringTable;
  readonly valid_bet_day: ValidBetDayTable;
  readonly valid_bet_close: ValidBetCloseTable;
}
