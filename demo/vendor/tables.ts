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
  /** From the start of one round to the next, at least, by the player's market; 0 for none. */
  readonly shortest_round_ms: number;
  readonly expires_at: Date;
}
/** A further stake that the wallet is asked for, and the move that it pays for. */
export interface Raise {
  /** Which of the round's further stakes it is; its name at the wallet follows from it. */
  readonly turn: number;
  /** The launch in which it was pressed. */
  readonly launch: string;
  readonly move: unknown;
  /** Minor units. */
  readonly amount: string;
}
/**
 * `opening`, `raising`, `lowering`, `paying` and `refunding` wait for the wallet: to give the stake or a further one,
 * to take that one back, to pay, to take all stakes back. The last four are the end.
 */
export type VendorRoundState =
  | 'opening'
  | 'open'
  | 'raising'
  | 'lowering'
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
  /** The first stake, in minor units. */
  readonly stake: string;
  /** What moves have added to it, in minor units. */
  readonly raised: ColumnType<string, undefined, string>;
  /** How many further stakes the wallet was asked for. */
  readonly raise_turn: ColumnType<number, undefined, number>;
  /** Set while the round is `raising` or `lowering`. */
  readonly raise: ColumnType<Raise | null, undefined, string | null>;
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
