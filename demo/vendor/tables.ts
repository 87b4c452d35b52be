import type { ColumnType, Kysely } from 'kysely';

type Changing<Value> = ColumnType<Value, Value, Value>;

export interface VendorSessionTable {
  /** Hex SHA-256 of the token. */
  readonly token_hash: string;
  /** The platform's name for the start of the game. */
  readonly launch: string;
  readonly player: string;
  readonly game_id: string;
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
  readonly currency: string;
  /** Minor units. */
  readonly stake: string;
  readonly payout: ColumnType<string, string | undefined, string>;
  readonly state: Changing<VendorRoundState>;
  readonly cards: ColumnType<readonly number[], string, string>;
  readonly guesses: ColumnType<readonly ('higher' | 'lower')[], string | undefined, string>;
  readonly created_at: Date;
  readonly changed_at: Changing<Date>;
}

export type VendorTables = {
  readonly vendor_session: VendorSessionTable;
  readonly vendor_round: VendorRoundTable;
};
/** The vendor's own books: it sees no table of the platform. */
export type VendorDatabase = Kysely<VendorTables>;
