import type { LotteryGamesValue } from './generated/wire-types.ts';
import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about lotteries: bodies under `/api/lottery`. Amounts
 * are decimal texts of `currency`, moments are ISO 8601 in UTC, days are `2026-11-25` in the brand's time zone.
 */

export const lotteryMarks = ['hot', 'new', 'recommended'] as const;
/** Shown beside the name of a game. */
export type LotteryMark = (typeof lotteryMarks)[number];

/** What tickets cost and brought; cancelled tickets count nowhere. */
export interface LotterySales {
  readonly tickets: number;
  readonly sold: string;
  /** Winnings. */
  readonly paid: string;
  /** Stakes that were given back. */
  readonly refunded: string;
}
/** Nothing is sold from `at` on; issues are drawn all the same. */
export interface LotteryClosure {
  readonly at: string;
  readonly author: string;
  readonly reason: string;
}
export interface LotteryGameLine {
  readonly code: string;
  readonly name: string;
  /** The page that sells it. */
  readonly area: LotteryGamesValue[string]['area'];
  readonly group: string;
  /** How its numbers are drawn and judged. */
  readonly family: string;
  readonly closure: LotteryClosure | null;
  readonly marks: readonly LotteryMark[];
  /** Featured games come first on their page. */
  readonly isFeatured: boolean;
  /** The issue on sale; null where none is planned. */
  readonly next: { readonly numero: string; readonly closesAt: string; readonly drawsAt: string } | null;
  /** Issues of real money whose sale ends today. */
  readonly today: LotterySales;
}
/** `GET /api/lottery`, and the answer to each change. Games are in the order of the portal. */
export interface LotteryGameList {
  readonly games: readonly LotteryGameLine[];
  readonly currency: string;
  readonly day: string;
}
/** `POST /api/lottery/move`: puts a game before another of its page, or last. */
export interface LotteryMove {
  readonly game: string;
  /** Null: last. */
  readonly before: string | null;
}
/** `POST /api/lottery/mark` */
export interface LotteryMarking {
  readonly game: string;
  readonly marks: readonly LotteryMark[];
  readonly isFeatured: boolean;
}

export const issueFilters = ['all', 'planned', 'onSale', 'closed', 'held', 'drawn', 'void'] as const;
export type IssueFilter = (typeof issueFilters)[number];
/** `closed`: its sale has ended, and it is not drawn. `held`: a void is proposed, so it is neither sold nor drawn. */
export type IssueState = Exclude<IssueFilter, 'all'>;
export interface IssueQuery {
  /** Code of the game. */
  readonly game: string;
  readonly filter: IssueFilter;
  /** Of the end of the sale; empty for all. */
  readonly day: string;
  readonly money: 'real' | 'play';
  readonly page: number;
}
export interface IssueLine extends LotterySales {
  readonly id: string;
  readonly numero: string;
  readonly state: IssueState;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly numbers: readonly number[];
}
/** `GET /api/lottery/issues?game=…&filter=…&day=…&money=…&page=…`, the latest first. */
export interface IssuePage {
  readonly rows: readonly IssueLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Of stakes and winnings: play money in the free trial. */
  readonly currency: string;
}

export interface VoidProposal extends ProposalRecord {
  readonly issueId: string;
  /** Name of the game, and number of the issue. */
  readonly game: string;
  readonly numero: string;
  /** What is to be given back, or was. */
  readonly tickets: number;
  readonly members: number;
  readonly amount: string;
}
/** `GET /api/lottery/voids`, and the answer to decisions. */
export interface VoidState {
  readonly waiting: readonly VoidProposal[];
  readonly past: readonly VoidProposal[];
  readonly currency: string;
}

/** `GET /api/lottery/issues/<id>` */
export interface IssueFile extends IssueLine {
  readonly game: string;
  readonly gameName: string;
  readonly money: 'real' | 'play';
  readonly currency: string;
  /** Hex SHA-256 of the seed, public since before the sale. */
  readonly commitment: string;
  /** Hex; empty before the draw. */
  readonly seed: string;
  readonly drawnAt: string | null;
  /** The sold tickets as they were fixed at the end of the sale. */
  readonly sealed: { readonly at: string; readonly tickets: number; readonly root: string } | null;
  /** Who signed the certificate; null before the draw. */
  readonly certificate: { readonly keyId: string; readonly signature: string } | null;
  readonly voided: { readonly at: string; readonly reason: string } | null;
  /** Tickets that are not settled yet: what a void gives back, and what is left of it while it is under way. */
  readonly open: { readonly tickets: number; readonly members: number; readonly amount: string };
  readonly won: number;
  readonly lost: number;
  readonly cancelled: number;
  readonly givenBack: number;
  readonly proposal: VoidProposal | null;
}
/** `POST /api/lottery/void`: immediate where no real money goes back, else it needs a second person. */
export interface VoidRequest {
  readonly id: string;
  readonly note: string;
}
