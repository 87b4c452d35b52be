import type { ColumnType, Generated } from 'kysely';

type Changing<Value> = ColumnType<Value, Value, Value>;

/** One start of a game by a member. */
export interface GameLaunchTable {
  readonly id: string;
  readonly merchant: string;
  readonly vendor: string;
  readonly member_id: string;
  readonly node_id: number;
  /** Hex SHA-256 of the token of the login that it belongs to. */
  readonly session_hash: string;
  readonly language: string;
  readonly created_at: Date;
  /** Until when the ticket opens the game. */
  readonly expires_at: Date;
  readonly opened_at: Changing<Date | null>;
}
/** `void`: taken back before a stake came; one that comes later is refused. */
export type RoundState = 'open' | 'settled' | 'refunded' | 'void';
export interface GameRoundTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly vendor: string;
  readonly round: string;
  readonly launch_id: string;
  readonly member_id: string;
  readonly node_id: number;
  readonly state: Changing<RoundState>;
  /** Minor units. */
  readonly stake: string;
  readonly payout: ColumnType<string, string | undefined, string>;
  readonly opened_at: Date;
  readonly closed_at: Changing<Date | null>;
}

export interface PlayTables {
  readonly play_launch: GameLaunchTable;
  readonly play_round: GameRoundTable;
}
