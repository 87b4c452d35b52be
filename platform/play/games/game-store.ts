import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { toGameItem, type GameItem, type GameRow } from './game-item.ts';
import { fits, nearGames, readWanted, scoreFit, type NearGame, type Wanted } from './find-games.ts';
import {
  isClosedAt,
  isNew,
  isOffered,
  narrow,
  ownMoment,
  selectGames,
  type Games,
  type GameSelection,
} from './narrow-games.ts';

export type GameOrder = 'popular' | 'newest' | 'name' | 'rtp';
export interface GameQuery extends GameSelection {
  readonly name?: string | undefined;
  readonly order?: GameOrder | undefined;
  readonly page: number;
  readonly size: number;
}

/** Which of these games the member has marked. */
async function readFavourites(
  db: Database,
  memberId: string | null,
  nodeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (memberId === null || nodeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('game_favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .where('node_id', 'in', [...nodeIds])
    .execute();
  return new Set(rows.map(({ node_id }) => node_id));
}

export const gameColumns = [
  'g.node_id',
  'g.game_code',
  'g.name',
  'g.vendor_code',
  'v.name as vendor_name',
  'g.game_type',
  'g.classify',
  'g.launch_date',
  'g.popularity',
  'g.mark',
  'g.picture',
] as const;

export async function toItems(
  db: Database,
  rows: readonly GameRow[],
  memberId: string | null,
): Promise<GameItem[]> {
  const favourites = await readFavourites(
    db,
    memberId,
    rows.map(({ node_id }) => node_id),
  );
  return rows.map((row) => toGameItem(row, favourites));
}

/** A page of games, and how many there are in all. */
interface GamePage {
  readonly games: GameItem[];
  readonly total: number;
}
/** `near`: no game has all the words; these are called something like it. */
interface FoundPage extends GamePage {
  readonly near: boolean;
}

const orders: Readonly<Record<GameOrder, RawBuilder<unknown>>> = {
  popular: sql`g.featured_place, g.popularity desc`,
  newest: sql`g.launch_date desc`,
  name: sql`g.search_name`,
  rtp: sql`g.rtp desc nulls last, g.popularity desc`,
};

/** The order where none was chosen: what is the member's by when they did it, new games by date. */
const usualOrder = (query: GameQuery): RawBuilder<unknown> => {
  if (query.filter === 'FAV' || query.filter === 'RECENT') return sql`${ownMoment(query)} desc`;
  return orders[query.filter === 'NEW' ? 'newest' : 'popular'];
};

/** One page of games. */
async function listAll(db: Database, query: GameQuery): Promise<GamePage> {
  const order = query.order === undefined ? usualOrder(query) : orders[query.order];
  const ordered = narrow(selectGames(db), query).orderBy(order);
  const [rows, counted] = await Promise.all([
    ordered
      .select(gameColumns)
      .select([isNew.as('is_new'), isClosedAt(query.now).as('maintenance')])
      .orderBy('g.node_id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    // Every game has its vendor, so counting needs no join.
    narrow(db.selectFrom('game as g') as unknown as Games, query)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { games: await toItems(db, rows, query.memberId), total: counted.total };
}

/** One page of the games that were asked for by name, the best first unless another order was chosen. */
async function listWanted(
  db: Database,
  query: GameQuery,
  from: Games,
  score: RawBuilder<number>,
): Promise<GamePage> {
  const narrowed = narrow(from, query);
  const [rows, counted] = await Promise.all([
    narrowed
      .select(gameColumns)
      .select([isNew.as('is_new'), isClosedAt(query.now).as('maintenance')])
      .orderBy(query.order === undefined ? sql`${score} desc` : orders[query.order])
      .orderBy('g.popularity', 'desc')
      .orderBy('g.node_id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    narrowed.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { games: await toItems(db, rows, query.memberId), total: counted.total };
}

/** So many near games are worth a look; what is further away is noise. */
const mostNear = 60;

const selectNear = (db: Database, wanted: Wanted): Games =>
  selectGames(db).innerJoin(
    sql<NearGame>`(select * from (${nearGames(wanted)}) n order by score desc limit ${mostNear})`.as('near'),
    'near.node_id',
    'g.node_id',
  );

/** Which games were asked for by name: all of them, those that fit, or those nearest to it. */
export async function selectNamed(
  db: Database,
  name: string | undefined,
  narrowing: (from: Games) => Games,
): Promise<Games | null> {
  if (name === undefined) return narrowing(selectGames(db));
  const wanted = await readWanted(db, name);
  if (wanted.words.length === 0) return null;
  const fitting = narrowing(selectGames(db).where(fits(wanted)));
  const first = await fitting.select('g.node_id').limit(1).executeTakeFirst();
  return first === undefined ? narrowing(selectNear(db, wanted)) : fitting;
}

/** One page of games. With a name, those that have all its words, or where none has, those nearest to it. */
export async function listGames(db: Database, query: GameQuery): Promise<FoundPage> {
  if (query.name === undefined) return { ...(await listAll(db, query)), near: false };
  const wanted = await readWanted(db, query.name);
  if (wanted.words.length === 0) return { games: [], total: 0, near: false };
  const fitting = await listWanted(db, query, selectGames(db).where(fits(wanted)), scoreFit(wanted));
  if (fitting.total > 0) return { ...fitting, near: false };
  const near = await listWanted(db, query, selectNear(db, wanted), sql<number>`near.score`);
  return { ...near, near: near.total > 0 };
}

/** Marked or lately played games, the last one first. */
export async function listOwnGames(
  db: Database,
  tableName: 'game_favourite' | 'game_recent',
  memberId: string,
  { page, size, now }: { readonly page: number; readonly size: number; readonly now: Date },
): Promise<{ readonly games: GameItem[]; readonly total: number }> {
  const table = sql.table(tableName);
  const momentColumn = sql.ref(tableName === 'game_favourite' ? 'm.created_at' : 'm.played_at');
  const { rows } = await sql<GameRow & { total: number }>`
    select g.node_id, g.game_code, g.name, g.vendor_code, v.name as vendor_name, g.game_type, g.classify,
      ${isClosedAt(now)} as maintenance, g.launch_date, g.popularity, g.mark, g.picture, ${isNew} as is_new, count(*) over ()::integer as total
    from ${table} m join game g on g.node_id = m.node_id
      join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
    where m.member_id = ${memberId} and ${isOffered}
    order by ${momentColumn} desc, g.node_id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { games: await toItems(db, rows, memberId), total: rows[0]?.total ?? 0 };
}
