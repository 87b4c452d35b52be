import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { GameMark } from '../../../src/protocol/calls/games.ts';
import type { Database, Tables } from '../../../server/db/database.ts';
import { hotPopularity } from './game-item.ts';
import type { GameType } from './game-type.ts';
import { isInWindow } from './vendor-windows.ts';

/** What a player chooses games by, each with what is chosen; nothing chosen narrows nothing. */
export interface Facets {
  readonly vendors: readonly string[];
  /** Sub-types in one category, game types where all are listed. */
  readonly kinds: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly string[];
  /** Least return, in hundredths of a percent. */
  readonly rtpFrom: number | null;
  /** The lowest stake is not above this, in minor units. */
  readonly stakeTo: bigint | null;
}
export type FacetName = keyof Facets;
export const noFacets: Facets = {
  vendors: [],
  kinds: [],
  features: [],
  volatilities: [],
  rtpFrom: null,
  stakeTo: null,
};

/** Which games are listed. */
export interface GameSelection {
  readonly types: readonly GameType[];
  readonly classify?: string | undefined;
  readonly filter: 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT';
  readonly memberId: string | null;
  readonly facets: Facets;
  readonly now: Date;
}
export type Games = SelectQueryBuilder<
  Tables & { g: Tables['game']; v: Tables['game_vendor'] },
  'g' | 'v',
  object
>;
type Condition = RawBuilder<boolean>;

/** A game is new for this many days before the newest launch of the catalogue. */
const newDays = 30;

export const isNew: Condition = sql`g.launch_date > (select max(launch_date) from game) - ${sql.lit(newDays)}::integer`;

/** Marked so by an operator, or by what follows from the game where none marked it. */
const hasMark = (mark: GameMark, otherwise: Condition): Condition =>
  sql`(g.mark = ${sql.lit(mark)} or (g.mark is null and ${otherwise}))`;

/** Its vendor lists it, and its studio is not switched off. */
export const isOffered: Condition = sql`(g.withdrawn_at is null
  and not exists (select from site_kill k where k.kind = 'vendor' and k.name = g.vendor_code))`;

/** Closed individually, with all games of its vendor, or in a window that was planned for its vendor. */
export const isClosedAt = (now: Date): Condition =>
  sql`(g.maintenance or v.maintenance or ${isInWindow('g.vendor_code', now)})`;

export function selectGames(db: Database): Games {
  // The query builder's type of the join is too deep to be named.
  return db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    );
}

/** The column that kinds are compared with: within one category its sub-types. */
export const kindColumn = (types: readonly GameType[]): RawBuilder<string> =>
  types.length === 1 ? sql`g.classify` : sql`g.game_type`;

/** The condition of each facet that something is chosen of. */
export function listConditions({ types, facets }: GameSelection): ReadonlyMap<FacetName, Condition> {
  const { vendors, kinds, features, volatilities, rtpFrom, stakeTo } = facets;
  const conditions = new Map<FacetName, Condition>();
  if (vendors.length > 0) conditions.set('vendors', sql`g.vendor_code = any(${vendors}::text[])`);
  if (kinds.length > 0) conditions.set('kinds', sql`${kindColumn(types)} = any(${kinds}::text[])`);
  if (features.length > 0) conditions.set('features', sql`g.features && ${features}::text[]`);
  if (volatilities.length > 0)
    conditions.set('volatilities', sql`g.volatility = any(${volatilities}::text[])`);
  if (rtpFrom !== null) conditions.set('rtpFrom', sql`g.rtp >= ${rtpFrom}`);
  if (stakeTo !== null) conditions.set('stakeTo', sql`g.stake_least <= ${stakeTo.toString()}`);
  return conditions;
}

/** All but the facets: category, lobby, and what a member marked or played. */
export function narrowToLobby(start: Games, selection: GameSelection): Games {
  const { types, classify, filter, memberId } = selection;
  let games = start.where(isOffered);
  if (types.length > 0) games = games.where('g.game_type', 'in', [...types]);
  if (classify !== undefined) games = games.where('g.classify', '=', classify);
  if (filter === 'NEW') games = games.where(hasMark('new', isNew));
  if (filter === 'HOT') games = games.where(hasMark('hot', sql`g.popularity >= ${sql.lit(hotPopularity)}`));
  if (filter === 'FAV' || filter === 'RECENT') {
    const table = filter === 'FAV' ? sql.table('game_favourite') : sql.table('game_recent');
    games = games.where(
      sql<boolean>`exists (select 1 from ${table} m where m.node_id = g.node_id and m.member_id = ${memberId ?? '0'})`,
    );
  }
  return games;
}

export function narrow(start: Games, selection: GameSelection): Games {
  let games = narrowToLobby(start, selection);
  for (const condition of listConditions(selection).values()) games = games.where(condition);
  return games;
}

/** When the member marked or played a game, for lists of what is theirs. */
export const ownMoment = ({ filter, memberId }: GameSelection): RawBuilder<Date> =>
  filter === 'FAV'
    ? sql`(select m.created_at from game_favourite m where m.node_id = g.node_id and m.member_id = ${memberId ?? '0'})`
    : sql`(select m.played_at from game_recent m where m.node_id = g.node_id and m.member_id = ${memberId ?? '0'})`;
