import type { ColumnType, Generated } from 'kysely';
import type { GameMark } from '../../../src/protocol/calls/games.ts';
import type { GameType, Volatility } from './game-type.ts';

type Id = Generated<string>;
type Changing<Value> = ColumnType<Value, Value, Value>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
/** `2026-11-21`. */
type DateOnly = string;

export interface GameVendorTable {
  readonly code: string;
  readonly game_type: GameType;
  readonly name: string;
  readonly account_type_id: number;
  readonly opens: 'VASSALAGE' | 'GAME';
  readonly position: number;
  readonly maintenance: Defaulted<boolean>;
  readonly maintenance_from: Defaulted<Date | null>;
  readonly maintenance_until: Defaulted<Date | null>;
  readonly maintenance_by: Defaulted<string>;
  readonly maintenance_reason: Defaulted<string>;
}
/** When all games of a vendor are closed, as its operator planned. */
export interface VendorWindowTable {
  readonly id: Id;
  readonly vendor: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** What players read, by code of the language. */
  readonly texts: ColumnType<Readonly<Record<string, string>>, string, never>;
  readonly author: string;
  readonly note: string;
  readonly created_at: Date;
  readonly called_off_at: Changing<Date | null>;
}
export interface GameTable {
  readonly node_id: number;
  readonly game_code: string;
  readonly name: string;
  readonly search_name: string;
  readonly vendor_code: string;
  readonly game_type: GameType;
  readonly classify: string;
  readonly maintenance: Defaulted<boolean>;
  readonly maintenance_from: Defaulted<Date | null>;
  /** When it is back; null where it is unknown. */
  readonly maintenance_until: Defaulted<Date | null>;
  readonly maintenance_by: Defaulted<string>;
  readonly maintenance_reason: Defaulted<string>;
  readonly launch_date: DateOnly;
  /** 0 to 10,000: its place among all games by who played them lately, as `rankGames` counts it. */
  readonly popularity: number;
  /** 0 to 10,000, as the catalogue listed it: what counts until it is played. */
  readonly listed_popularity: Defaulted<number>;
  /** Instead of the mark that follows from its age and popularity; empty for none. Null: that one. */
  readonly mark: Defaulted<'' | GameMark | null>;
  /** Place among the featured games; null where it is none. */
  readonly featured_place: Defaulted<number | null>;
  readonly motif: string;
  /** When its vendor listed it no more: it is not offered, and its rounds stay. */
  readonly withdrawn_at: Defaulted<Date | null>;
  /** The last part of the address of a picture that was stored; empty where one is drawn. */
  readonly picture: Defaulted<string>;
  /** Hundredths of a percent; null where the provider has not said. */
  readonly rtp: Defaulted<number | null>;
  readonly volatility: Defaulted<Volatility | null>;
  readonly features: Defaulted<readonly string[]>;
  /** Minor units. */
  readonly stake_least: Defaulted<string | null>;
  readonly stake_most: Defaulted<string | null>;
}
export interface GameFavouriteTable {
  readonly member_id: string;
  readonly node_id: number;
  readonly created_at: Date;
}
export interface GameRecentTable {
  readonly member_id: string;
  readonly node_id: number;
  readonly played_at: Changing<Date>;
}
export interface GameWinTable {
  readonly id: Id;
  readonly merchant: string;
  readonly customer_name: string;
  readonly node_id: number;
  /** Minor units. */
  readonly amount: string;
  readonly won_at: Date;
}

/** A picture that was fetched from the game's vendor. */
export interface GamePictureTable {
  readonly node_id: number;
  /** What its address ends with. */
  readonly file: Changing<string>;
  readonly type: Changing<'image/png' | 'image/jpeg'>;
  readonly bytes: Changing<Buffer>;
  /** Where it was fetched. */
  readonly source: Changing<string>;
  readonly stored_at: Changing<Date>;
}
export interface GameTables {
  readonly game_picture: GamePictureTable;
  readonly game_vendor: GameVendorTable;
  readonly vendor_window: VendorWindowTable;
  readonly game: GameTable;
  readonly game_favourite: GameFavouriteTable;
  readonly game_recent: GameRecentTable;
  readonly game_win: GameWinTable;
}
