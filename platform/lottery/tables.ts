import type { ColumnType, Generated } from 'kysely';
import type { LotteryMark } from '../../src/protocol/calls/lottery.ts';
import type { Content } from '../../src/lottery/play.ts';
import type { ProposalColumns } from '../../server/infrastructure/audit/proposal-columns.ts';

/** For what an issue is sold. */
export type IssueMoney = 'real' | 'play';
/** One draw of a game. */
export interface LotteryIssueTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  /** `code` of the game. */
  readonly game: string;
  /** Name of the issue within its game. */
  readonly numero: string;
  /** Play money has issues apart, whose names begin with a P. */
  readonly money: IssueMoney;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  /** Family of the engine by which it is drawn and judged; null for issues that are older than this. */
  readonly family: string | null;
  /** Animal of the lunar year of the draw, 0 (rat) to 11 (pig), where the game is judged by it. */
  readonly animal: number | null;
  /** Hex SHA-256 of the seed. */
  readonly commitment: string;
  /** Null once the seed is shown: by the draw, or because the issue is void. */
  readonly seed_sealed: ColumnType<string | null, string, null>;
  readonly seed: ColumnType<string | null, undefined, string>;
  readonly numbers: ColumnType<readonly number[] | null, undefined, readonly number[]>;
  readonly drawn_at: ColumnType<Date | null, undefined, Date>;
  /** When it was declared void: it has no result, and its stakes are given back. */
  readonly voided_at: ColumnType<Date | null, undefined, Date>;
  readonly void_reason: ColumnType<string | null, undefined, string>;
  /** What the second party was held to before the sale; null for issues that are older than this. */
  readonly witness: string | null;
  /** When the sold tickets were fixed, how many they were, and the root of their tree in hexadecimal. */
  readonly sealed_at: ColumnType<Date | null, undefined, Date>;
  readonly tickets: ColumnType<number | null, undefined, number>;
  readonly tickets_root: ColumnType<string | null, undefined, string>;
  /** Since when it is neither sold nor drawn, because a void is proposed. */
  readonly held_at: ColumnType<Date | null, undefined, Date | null>;
}
/** What operators set for a game; no row where they set nothing. */
export interface LotteryGameTable {
  readonly merchant: string;
  /** `code` of the game. */
  readonly game: string;
  readonly closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly closed_by: ColumnType<string, string | undefined, string>;
  readonly closed_reason: ColumnType<string, string | undefined, string>;
  /** Place on its page; null where it comes after those that have one. */
  readonly position: ColumnType<number | null, number | undefined, number>;
  readonly marks: ColumnType<
    readonly LotteryMark[],
    readonly LotteryMark[] | undefined,
    readonly LotteryMark[]
  >;
  readonly is_featured: ColumnType<boolean, boolean | undefined, boolean>;
}
export interface LotteryVoidProposalTable extends ProposalColumns {
  readonly issue_id: string;
  /** Game and number of the issue, as the audit names it. */
  readonly subject: string;
  /** What is to be given back; it does not change while the issue is held. */
  readonly tickets: number;
  readonly members: number;
  /** Minor units. */
  readonly amount: string;
}
/** What a member bought in one press. */
export interface LotteryOrderTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly issue_id: string;
  /** Minor units. */
  readonly amount: string;
  /** The chase that it is part of. */
  readonly chase_id: string | null;
  readonly created_at: Date;
}
/** The same bet on several issues in a row. */
export interface LotteryChaseTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  /** It ends with the first win. */
  readonly stops_on_win: boolean;
  readonly state: ColumnType<ChaseState, ChaseState, ChaseState>;
  readonly created_at: Date;
  readonly ended_at: ColumnType<Date | null, undefined, Date>;
}
/** `stopped` by a win, `cancelled` by its member. A chase whose issues are all drawn stays `running`. */
type ChaseState = 'running' | 'stopped' | 'cancelled';
/**
 * `refunded`: the draw gave the stakes back. `cancelled`: the member did, before the sale ended. `void`: the
 * issue had no draw, or its play could not be judged, and the stakes were given back.
 */
export type TicketState = 'placed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
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
  /** Place in the order, from 1; null for tickets that are older than this, which are in no tree. */
  readonly line: number | null;
  /** Hexadecimal. */
  readonly salt: string | null;
  readonly leaf: Buffer | null;
  readonly state: ColumnType<TicketState, TicketState, TicketState>;
  /** Minor units that came back. */
  readonly payout: ColumnType<string, string | undefined, string>;
  /** By which series the odds were found, and the member's highest then; null for tickets older than this. */
  readonly series: number | null;
  readonly highest_series: number | null;
  /** Minor units that came back with the settlement, whatever was drawn. */
  readonly rebate: ColumnType<string, string | undefined, string>;
  /** Minor units that count as a valid bet; null until the settlement, and where all of the amount counts. */
  readonly valid: ColumnType<string | null, undefined, string>;
  readonly created_at: Date;
  readonly ended_at: ColumnType<Date | null, undefined, Date>;
}

/** What the platform signed about an issue. */
export interface LotteryCertificateTable {
  readonly issue_id: string;
  /** Canonical JSON. */
  readonly body: string;
  readonly key_id: string;
  readonly signature: string;
  readonly created_at: Date;
}

/** The highest odds of a member that an agent has set. */
export interface LotteryMemberSeriesTable {
  readonly member_id: string;
  readonly series: number;
  readonly set_by: string;
  readonly set_at: Date;
}

export interface LotteryTables {
  readonly lottery_certificate: LotteryCertificateTable;
  readonly lottery_chase: LotteryChaseTable;
  readonly lottery_game: LotteryGameTable;
  readonly lottery_issue: LotteryIssueTable;
  readonly lottery_member_series: LotteryMemberSeriesTable;
  readonly lottery_order: LotteryOrderTable;
  readonly lottery_ticket: LotteryTicketTable;
  readonly lottery_void_proposal: LotteryVoidProposalTable;
}
