import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../db/database.ts';
import { hotPopularity, toGameItem, type GameItem, type GameRow } from './game-item.ts';
import { fits, nearGames, readWanted, scoreFit, type NearGame, type Wanted } from './find-games.ts';
import type { GameType } from './game-type.ts';

export interface GameQuery {
  readonly types: readonly GameType[];
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
  readonly name?: string | undefined;
  readonly filter: 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT';
  readonly memberId: string | null;
  readonly page: number;
  readonly size: number;
}
type Games = SelectQueryBuilder<Tables & { g: Tables['game']; v: Tables['game_vendor'] }, 'g' | 'v', object>;

/** A game is new for this many days before the newest launch of the catalogue. */
const newDays = 30;

const isNew = sql<boolean>`g.launch_date > (select max(launch_date) from game) - ${sql.lit(newDays)}::integer`;

/** A studio that is switched off has no games to list. */
export const isVendorOn = sql<boolean>`not exists (select from site_kill k where k.kind = 'vendor' and k.name = g.vendor_code)`;

/** Closed individually, or with all games of its vendor. */
const isClosed = sql<boolean>`(g.maintenance or v.maintenance)`;

function selectGames(db: Database): Games {
  // The query builder's type of the join is too deep to be named.
  return db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    );
}

function narrow(start: Games, query: GameQuery): Games {
  let games = start;
  games = games.where(isVendorOn);
  if (query.types.length > 0) games = games.where('g.game_type', 'in', [...query.types]);
  if (query.vendor !== undefined) games = games.where('g.vendor_code', '=', query.vendor);
  if (query.classify !== undefined) games = games.where('g.classify', '=', query.classify);
  if (query.filter === 'NEW') games = games.where(isNew);
  if (query.filter === 'HOT') games = games.where('g.popularity', '>=', hotPopularity);
  if (query.filter === 'FAV' || query.filter === 'RECENT') {
    const table = query.filter === 'FAV' ? sql.table('game_favourite') : sql.table('game_recent');
    games = games.where(
      sql<boolean>`exists (select 1 from ${table} m where m.node_id = g.node_id and m.member_id = ${query.memberId ?? '0'})`,
    );
  }
  return games;
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

const columns = [
  'g.node_id',
  'g.game_code',
  'g.name',
  'g.vendor_code',
  'v.name as vendor_name',
  'g.game_type',
  'g.classify',
  'g.launch_date',
  'g.popularity',
] as const;

async function toItems(db: Database, rows: readonly GameRow[], memberId: string | null): Promise<GameItem[]> {
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

/** One page of games, the most played first (the newest first for NEW). */
async function listAll(db: Database, query: GameQuery): Promise<GamePage> {
  const narrowed = narrow(selectGames(db), query);
  const ordered =
    query.filter === 'NEW'
      ? narrowed.orderBy('g.launch_date', 'desc')
      : narrowed.orderBy('g.popularity', 'desc');
  const [rows, counted] = await Promise.all([
    ordered
      .select(columns)
      .select([isNew.as('is_new'), isClosed.as('maintenance')])
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

/** One page of the games that were asked for by name, the best first. */
async function listWanted(
  db: Database,
  query: GameQuery,
  from: Games,
  score: RawBuilder<number>,
): Promise<GamePage> {
  const narrowed = narrow(from, query);
  const [rows, counted] = await Promise.all([
    narrowed
      .select(columns)
      .select([isNew.as('is_new'), isClosed.as('maintenance')])
      .orderBy(score, 'desc')
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
  own: 'game_favourite' | 'game_recent',
  memberId: string,
  paging: { readonly page: number; readonly size: number },
): Promise<{ readonly games: GameItem[]; readonly total: number }> {
  const table = sql.table(own);
  const at = sql.ref(own === 'game_favourite' ? 'm.created_at' : 'm.played_at');
  const { rows } = await sql<GameRow & { total: number }>`
    select g.node_id, g.game_code, g.name, g.vendor_code, v.name as vendor_name, g.game_type, g.classify,
      ${isClosed} as maintenance, g.launch_date, g.popularity, ${isNew} as is_new, count(*) over ()::integer as total
    from ${table} m join game g on g.node_id = m.node_id
      join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
    where m.member_id = ${memberId} and ${isVendorOn}
    order by ${at} desc, g.node_id limit ${paging.size} offset ${(paging.page - 1) * paging.size}`.execute(
    db,
  );
  return { games: await toItems(db, rows, memberId), total: rows[0]?.total ?? 0 };
}
