import { csv, decimalId, get, post, reason } from '../console/define-call.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  textLike,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/** What people call the categories of games. */
export const gameTypeNames = {
  RNG: 'Slots',
  LIVE: 'Live',
  FISH: 'Fishing',
  PVP: 'Table and PvP',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  ELOTT: 'E-lottery',
  LOTT: 'Lottery',
  COCKFIGHT: 'Cockfight',
} as const;

/**
 * Games, who closes them, and what is staked and won in them. Amounts are decimal texts with two places, moments are
 * ISO 8601 in UTC.
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
export const roundFilters = ['all', 'open', 'settled', 'refunded', 'void', 'held'] as const;
export type RoundFilter = (typeof roundFilters)[number];
const roundState = oneOf(['open', 'settled', 'refunded', 'void', 'held']);

/** Players find the game listed as closed, and cannot start it. Rounds that are open continue. */
const maintenance = object({
  from: nullable(text),
  /** Shown to players; the game stays closed until an operator opens it. */
  until: nullable(text),
  /** Empty if no operator closed it. */
  reason: text,
  author: text,
});
/** Set by an operator; empty for none. Null: what follows from the game's age and popularity. */
const mark = nullable(oneOf(['', ...gameMarks]));
const gameLine = object({
  id: text,
  name: text,
  vendor: text,
  vendorName: text,
  /** Wire code of the category. */
  type: text,
  maintenance: nullable(maintenance),
  /** All of the vendor's games are closed. */
  isVendorClosed: flag,
  openRounds: count,
  mark,
  /** From 1; null where it is not featured. */
  featuredPlace: nullable(whole(1)),
});
const paging = { page: count, pages: count, total: count };
const gamePage = object({ rows: list(gameLine), ...paging });
/** What players read, by code of the language. */
const texts = record(textUpTo(500), { maxProperties: 20 });
/** All games of a vendor are closed from its begin to its end, without an operator. */
const window = object({
  id: text,
  from: text,
  until: text,
  texts,
  author: text,
  note: text,
  isRunning: flag,
});
const vendorLine = object({
  code: text,
  name: text,
  types: list(text),
  games: count,
  maintenance: nullable(maintenance),
  openRounds: count,
  /** Running and coming ones, the first to begin first. */
  windows: list(window),
});
const vendorList = object({ vendors: list(vendorLine) });
const roundLine = object({
  id: text,
  /** The vendor's name for it. */
  round: text,
  vendor: text,
  account: text,
  gameId: text,
  game: text,
  state: roundState,
  stake: text,
  payout: text,
  /** Of stake and payout: play money in a free trial. */
  currency: text,
  openedAt: text,
  closedAt: nullable(text),
  /** Of the transfers in the ledger: stake, then win or refund. */
  references: list(text),
});
const roundPage = object({
  rows: list(roundLine),
  ...paging,
  /** Of all rounds that match; a round given back counts nowhere. */
  staked: text,
  won: text,
  currency: text,
});

const search = byDefault(textUpTo(80), '');
const page = byDefault(whole(1, 1_000_000), 1);
/** Number of the game, or code of the vendor. */
const target = { kind: oneOf(['game', 'vendor']), name: textUpTo(64, 1) };
const moment = textLike('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$');
const gameId = textUpTo(9, 1);
/** Changes take effect in the portal immediately. */
const change = { needs: 'publish', answer: object({ done: flag }) } as const;
export const games = {
  /** `search`: part of a name, or a game's number. `vendor`: its code; empty for all. */
  list: get('/games', {
    needs: 'read',
    input: object({ filter: byDefault(oneOf(gameFilters), 'all'), search, vendor: search, page }),
    answer: gamePage,
  }),
  vendors: get('/games/vendors', { needs: 'read', answer: vendorList }),
  /** `until` is null if unknown. Open rounds continue. */
  close: post('/games/close', {
    ...change,
    input: object({ ...target, until: nullable(moment), note: reason }),
  }),
  open: post('/games/open', { ...change, input: object({ ...target, note: reason }) }),
  /** Featured games come first; a new one is the last of them. */
  mark: post('/games/mark', { ...change, input: object({ id: gameId, mark, isFeatured: flag }) }),
  /** A featured game before the one above it, or after the one below it. */
  move: post('/games/move', {
    ...change,
    input: object({ id: gameId, direction: oneOf(['up', 'down']) }),
  }),
  planWindow: post('/games/windows/plan', {
    ...change,
    input: object({ vendor: target.name, from: moment, until: moment, texts, note: reason }),
  }),
  /** A running window ends. */
  callOffWindow: post('/games/windows/call-off', {
    ...change,
    input: object({ id: decimalId, note: reason }),
  }),
};
const roundFilter = byDefault(oneOf(roundFilters), 'all');
export const rounds = {
  /** `search`: a member's account, a game's number or name, or a round's own name; empty for all. */
  list: get('/rounds', {
    needs: 'players',
    input: object({ filter: roundFilter, search, page }),
    answer: roundPage,
  }),
  export: get('/rounds/export', {
    needs: 'cashier',
    input: object({ filter: roundFilter, search }),
    answer: csv,
  }),
  /** Gives the stake of an open round back, once. */
  giveBack: post('/rounds/give-back', {
    needs: 'cashier',
    decides: true,
    input: object({ id: decimalId, note: reason }),
    answer: change.answer,
  }),
};

export type Maintenance = ValueOf<typeof maintenance>;
export type GameLine = ValueOf<typeof gameLine>;
export type GamePage = ValueOf<typeof gamePage>;
export type MaintenanceWindow = ValueOf<typeof window>;
export type VendorLine = ValueOf<typeof vendorLine>;
export type VendorList = ValueOf<typeof vendorList>;
export type RoundState = ValueOf<typeof roundState>;
export type RoundLine = ValueOf<typeof roundLine>;
export type RoundPage = ValueOf<typeof roundPage>;
export interface GameTarget {
  readonly kind: 'game' | 'vendor';
  readonly name: string;
}
