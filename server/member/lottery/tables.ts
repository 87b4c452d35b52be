import type { ColumnType, Generated } from 'kysely';
import type { Content } from '../../../src/lottery/play.ts';

/** One draw of a game. */
export interface LotteryIssueTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  /** `code` of the game. */
  readonly game: string;
  /** Name of the issue within its game. */
  readonly numero: string;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  /** Hex SHA-256 of the seed. */
  readonly commitment: string;
  /** Null once the draw has shown the seed. */
  readonly seed_sealed: ColumnType<string | null, string, null>;
  readonly seed: ColumnType<string | null, undefined, string>;
  readonly numbers: ColumnType<readonly number[] | null, undefined, readonly number[]>;
  readonly drawn_at: ColumnType<Date | null, undefined, Date>;
}
/** What a member bought in one press. */
export interface LotteryOrderTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly issue_id: string;
  /** Minor units. */
  readonly amount: string;
  readonly created_at: Date;
}
/** `refunded`: the draw gave the stakes back. `cancelled`: the member did, before the sale ended. */
export type TicketState = 'placed' | 'won' | 'lost' | 'refunded' | 'cancelled';
/** One play of an order. */
export interface LotteryTicketTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly order_id: string;
  readonly issue_id: string;
  readonly member_id: string;
  /** `play` of the game's group. */
  readonly play: string;
  readonly content: ColumnType<Content, string, never>;
  readonly stakes: string;
  /** Minor units of one stake. */
  readonly price: string;
  /** Minor units of all stakes. */
  readonly amount: string;
  /** By tier, in hundredths of a stake. */
  readonly odds: ColumnType<Readonly<Record<string, string>>, string, never>;
  readonly state: ColumnType<TicketState, TicketState, TicketState>;
  /** Minor units that came back. */
  readonly payout: ColumnType<string, string | undefined, string>;
  readonly created_at: Date;
  readonly ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface LotteryTables {
  readonly lottery_issue: LotteryIssueTable;
  readonly lottery_order: LotteryOrderTable;
  readonly lottery_ticket: LotteryTicketTable;
}
