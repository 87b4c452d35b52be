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
  /** Of the wallet that it plays with. */
  readonly account_type: ColumnType<number, number | undefined, never>;
  /** When a break, a time limit or a freeze ended it; null while it is good. */
  readonly closed_at: ColumnType<Date | null, undefined, Date>;
  readonly closed_by: ColumnType<LaunchEnd | null, undefined, LaunchEnd>;
  readonly ending: ColumnType<RoundEnding | null, undefined, RoundEnding>;
}
export type LaunchEnd = 'break' | 'time-limit' | 'freeze';
/** What becomes of a round that is open when play ends: it is finished as it is, or its stake given back. */
export type RoundEnding = 'finish' | 'refund';
/**
 * `void`: cancelled before a stake came; one that comes later is refused. `held`: what was won waits for a
 * person.
 */
export type RoundState = 'open' | 'settled' | 'refunded' | 'void' | 'held';
export interface GameRoundTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly vendor: string;
  readonly round: string;
  readonly launch_id: string;
  readonly member_id: string;
  readonly node_id: number;
  readonly state: Changing<RoundState>;
  /** A bet on events: it neither waits for its member nor keeps other rounds waiting. */
  readonly is_bet: ColumnType<boolean, boolean | undefined, never>;
  /** Minor units. */
  readonly stake: string;
  readonly payout: ColumnType<string, string | undefined, string>;
  /** Minor units that a jackpot paid beside the payout. */
  readonly jackpot: ColumnType<string, never, string>;
  /** Minor units: what the vendor asked for where that needed a person. */
  readonly asked: ColumnType<string | null, never, string>;
  /** Minor units of the stake that count as a valid bet; null where all of it counts. */
  readonly valid: ColumnType<string | null, undefined, string>;
  readonly opened_at: Date;
  readonly closed_at: Changing<Date | null>;
}

export interface PlayTables {
  readonly play_launch: GameLaunchTable;
  readonly play_round: GameRoundTable;
}
