import type { ColumnType, Kysely } from 'kysely';

type Changing<Value> = ColumnType<Value, Value, Value>;

export interface VendorSessionTable {
  /** Hex SHA-256 of the token. */
  readonly token_hash: string;
  /** The platform's name for the start of the game. */
  readonly launch: string;
  readonly player: string;
  /** The platform's name for the game. */
  readonly game_id: string;
  /** Which of the vendor's games that is. */
  readonly game: string;
  readonly currency: string;
  readonly expires_at: Date;
}
/** `opening`, `paying` and `refunding` wait for the wallet; the last four are the end. */
export type VendorRoundState =
  | 'opening'
  | 'open'
  | 'paying'
  | 'refunding'
  | 'won'
  | 'lost'
  | 'refunded'
  | 'refused';
export interface VendorRoundTable {
  readonly id: string;
  readonly key: string;
  readonly player: string;
  readonly launch: string;
  readonly game_id: string;
  readonly game: string;
  readonly currency: string;
  /** Minor units. */
  readonly stake: string;
  readonly payout: ColumnType<string, string | undefined, string>;
  readonly state: Changing<VendorRoundState>;
  /** What was chosen with the stake. */
  readonly choice: ColumnType<unknown, string, never>;
  /** What the game keeps of the round; null before the wallet has given the stake. */
  readonly course: ColumnType<unknown, undefined, string>;
  /** How many moves were taken. */
  readonly step: ColumnType<number, undefined, number>;
  /** Hex; of games that commit. */
  readonly seed: string | null;
  /** When time alone ends it. */
  readonly due_at: ColumnType<Date | null, undefined, Date | null>;
  readonly created_at: Date;
  readonly changed_at: Changing<Date>;
}
/** The seed of a player's next round, whose hash is shown before the stake; of `house` what events are drawn from. */
export interface VendorSeedTable {
  readonly player: string;
  readonly game: string;
  /** Hex. */
  readonly seed: string;
}

export type VendorTables = {
  readonly vendor_session: VendorSessionTable;
  readonly vendor_round: VendorRoundTable;
  readonly vendor_seed: VendorSeedTable;
};
/** The vendor's own books: it sees no table of the platform. */
export type VendorDatabase = Kysely<VendorTables>;
