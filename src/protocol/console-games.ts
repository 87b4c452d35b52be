/**
 * What the console's browser part and its server agree on about games: bodies under `/api/games` and
 * `/api/rounds`. Amounts are decimal texts with two places, moments are ISO 8601 in UTC.
 */

export const gameFilters = ['all', 'maintenance', 'open', 'featured', 'marked'] as const;
/**
 * `maintenance`: closed individually or with their provider. `open`: a round in them is open. `featured`: in the
 * order of their places. `marked`: an operator set the mark.
 */
export type GameFilter = (typeof gameFilters)[number];

export const gameMarks = ['hot', 'new', 'recommended'] as const;
/** Shown on the picture of a game. */
export type GameMark = (typeof gameMarks)[number];

/** Players find the game listed as closed, and cannot start it. Rounds that are open continue. */
export interface Maintenance {
  readonly from: string | null;
  /** Shown to players; the game stays closed until an operator opens it. */
  readonly until: string | null;
  /** Empty if no operator closed it. */
  readonly reason: string;
  readonly author: string;
}
export interface GameLine {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly vendorName: string;
  /** Wire code of the category. */
  readonly type: string;
  readonly maintenance: Maintenance | null;
  /** All of the vendor's games are closed. */
  readonly isVendorClosed: boolean;
  readonly openRounds: number;
  /** Set by an operator; empty for none. Null: what follows from the game's age and popularity. */
  readonly mark: GameMark | '' | null;
  /** From 1; null where it is not featured. */
  readonly featuredPlace: number | null;
}
/** `POST /api/games/mark` */
export interface GameMarking {
  readonly id: string;
  readonly mark: GameMark | '' | null;
  /** Featured games come first; a new one is the last of them. */
  readonly isFeatured: boolean;
}
/** `POST /api/games/move`: a featured game before the one above it, or after the one below it. */
export interface GameMove {
  readonly id: string;
  readonly direction: 'up' | 'down';
}
export interface VendorLine {
  readonly code: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly games: number;
  readonly maintenance: Maintenance | null;
  readonly openRounds: number;
  /** Running and coming ones, the first to begin first. */
  readonly windows: readonly MaintenanceWindow[];
}
/** All games of a vendor are closed from its begin to its end, without an operator. */
export interface MaintenanceWindow {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  /** What players read, by code of the language. */
  readonly texts: Readonly<Record<string, string>>;
  readonly author: string;
  readonly note: string;
  readonly isRunning: boolean;
}
/** `POST /api/games/windows/plan` */
export interface WindowPlan extends Pick<MaintenanceWindow, 'from' | 'until' | 'texts' | 'note'> {
  readonly vendor: string;
}
export interface GameQuery {
  readonly filter: GameFilter;
  /** Part of a name, or a game's number. */
  readonly search: string;
  /** Code of a vendor; empty for all. */
  readonly vendor: string;
  readonly page: number;
}
/** `GET /api/games?filter=…&search=…&vendor=…&page=…`, and the answer to closing and opening. */
export interface GamePage {
  readonly rows: readonly GameLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
export interface VendorList {
  readonly vendors: readonly VendorLine[];
}
export interface GameTarget {
  readonly kind: 'game' | 'vendor';
  /** Number of the game, or code of the vendor. */
  readonly name: string;
}
/** `POST /api/games/close` */
export interface GameClosure extends GameTarget {
  /** ISO 8601 in UTC; null if unknown. */
  readonly until: string | null;
  readonly note: string;
}

export const roundFilters = ['all', 'open', 'settled', 'refunded', 'void', 'held'] as const;
export type RoundFilter = (typeof roundFilters)[number];
export type RoundState = Exclude<RoundFilter, 'all'>;
export interface RoundLine {
  readonly id: string;
  /** The vendor's name for it. */
  readonly round: string;
  readonly vendor: string;
  readonly account: string;
  readonly gameId: string;
  readonly game: string;
  readonly state: RoundState;
  readonly stake: string;
  readonly payout: string;
  /** Of stake and payout: play money in a free trial. */
  readonly currency: string;
  readonly openedAt: string;
  readonly closedAt: string | null;
  /** Of the transfers in the ledger: stake, then win or refund. */
  readonly references: readonly string[];
}
export interface RoundQuery {
  readonly filter: RoundFilter;
  /** A member's account, a game's number or name, or a round's own name; empty for all. */
  readonly search: string;
  readonly page: number;
}
/** `GET /api/rounds?filter=…&search=…&page=…` */
export interface RoundPage {
  readonly rows: readonly RoundLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Of all rounds that were found; a round given back counts nowhere. */
  readonly staked: string;
  readonly won: string;
  readonly currency: string;
}
