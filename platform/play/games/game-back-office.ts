import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type {
  games,
  GameLine,
  GamePage,
  GameTarget,
  Maintenance,
  VendorLine,
  VendorList,
} from '../../../src/protocol/calls/games.ts';
import type { Database } from '../../../server/db/database.ts';
import { answerAfter } from '../../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { markGame, moveGame, toNodeId } from './mark-games.ts';
import { isClosedAt } from './narrow-games.ts';
import { normaliseName } from './normalise-name.ts';
import { callOffWindow, isInWindow, listWindows, planWindow } from './vendor-windows.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const pageSize = 25;

interface Closed {
  readonly maintenance: boolean;
  readonly maintenance_from: Date | null;
  readonly maintenance_until: Date | null;
  readonly maintenance_by: string;
  readonly maintenance_reason: string;
}
const writeMaintenance = (row: Closed): Maintenance | null =>
  row.maintenance
    ? {
        from: row.maintenance_from?.toISOString() ?? null,
        until: row.maintenance_until?.toISOString() ?? null,
        reason: row.maintenance_reason,
        author: row.maintenance_by,
      }
    : null;

const openIn = (merchant: string): RawBuilder<number> =>
  sql<number>`(select count(*)::int from play_round r
    where r.merchant = ${merchant} and r.node_id = g.node_id and r.state = 'open')`;

function matches(
  merchant: string,
  now: Date,
  { filter, search, vendor }: InputOf<typeof games.list>,
): RawBuilder<SqlBool> {
  const folded = normaliseName(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const parts = [
    ...(filter === 'maintenance' ? [sql<SqlBool>`${isClosedAt(now)}`] : []),
    ...(filter === 'featured' ? [sql<SqlBool>`g.featured_place is not null`] : []),
    ...(filter === 'marked' ? [sql<SqlBool>`g.mark is not null`] : []),
    ...(filter === 'open' ? [sql<SqlBool>`${openIn(merchant)} > 0`] : []),
    ...(vendor === '' ? [] : [sql<SqlBool>`g.vendor_code = ${vendor}`]),
    ...(folded === ''
      ? []
      : [sql<SqlBool>`(g.search_name like ${`%${folded}%`} or g.node_id::text = ${search.trim()})`]),
  ];
  return parts.length === 0 ? sql<SqlBool>`true` : sql.join(parts, sql` and `);
}

const selectGames = (db: Database) =>
  db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    );

/** One page of games for the console, featured ones first, then the most played. A page past the end is the last one. */
async function listGames(
  { db, merchant, clock }: Deps,
  query: InputOf<typeof games.list>,
): Promise<GamePage> {
  const now = clock.now();
  const selection = selectGames(db).where(matches(merchant, now, query));
  const { total } = await selection.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const rows = await selection
    .select(['g.node_id', 'g.name', 'g.vendor_code', 'v.name as vendor_name', 'g.game_type'])
    .select(['g.maintenance', 'g.maintenance_from', 'g.maintenance_until'])
    .select(['g.maintenance_by', 'g.maintenance_reason'])
    .select(sql<boolean>`(v.maintenance or ${isInWindow('g.vendor_code', now)})`.as('vendor_closed'))
    .select(['g.mark', 'g.featured_place'])
    .select(openIn(merchant).as('open_rounds'))
    .orderBy('g.featured_place')
    .orderBy('g.popularity', 'desc')
    .orderBy('g.node_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const lines: readonly GameLine[] = rows.map((row) => ({
    id: String(row.node_id),
    name: row.name,
    vendor: row.vendor_code,
    vendorName: row.vendor_name,
    type: row.game_type,
    maintenance: writeMaintenance(row),
    isVendorClosed: row.vendor_closed,
    openRounds: row.open_rounds,
    mark: row.mark,
    featuredPlace: row.featured_place,
  }));
  return { rows: lines, page, pages, total };
}

/** Every vendor once, whatever categories it has games in. */
async function listVendors({ db, merchant, clock }: Deps): Promise<VendorList> {
  const rows = await db
    .selectFrom('game_vendor as v')
    .select(({ fn }) => [
      'v.code',
      fn.min('v.name').as('name'),
      sql<string[]>`array_agg(v.game_type order by v.position)`.as('types'),
      sql<boolean>`bool_or(v.maintenance)`.as('maintenance'),
      fn.min<Date | null>('v.maintenance_from').as('maintenance_from'),
      fn.max<Date | null>('v.maintenance_until').as('maintenance_until'),
      fn.max('v.maintenance_by').as('maintenance_by'),
      fn.max('v.maintenance_reason').as('maintenance_reason'),
      sql<number>`(select count(*)::int from game g where g.vendor_code = v.code)`.as('games'),
      sql<number>`(select count(*)::int from play_round r join game g on g.node_id = r.node_id
        where r.merchant = ${merchant} and r.state = 'open' and g.vendor_code = v.code)`.as('open_rounds'),
    ])
    .groupBy('v.code')
    .orderBy('name')
    .execute();
  const windows = await listWindows(db, clock.now());
  const vendors: readonly VendorLine[] = rows.map((row) => ({
    code: row.code,
    name: row.name,
    types: row.types,
    games: row.games,
    maintenance: writeMaintenance(row),
    openRounds: row.open_rounds,
    windows: windows.get(row.code) ?? [],
  }));
  return { vendors };
}

/** Writes a closure, or that there is none; false where there is no such thing to close. */
async function writeClosure(
  db: Database,
  { kind, name }: GameTarget,
  set: {
    readonly maintenance: boolean;
    readonly maintenance_from: Date | null;
    readonly maintenance_until: Date | null;
    readonly maintenance_by: string;
    readonly maintenance_reason: string;
  },
): Promise<boolean> {
  if (kind === 'vendor') {
    const changed = await db
      .updateTable('game_vendor')
      .set(set)
      .where('code', '=', name)
      .returning('code')
      .execute();
    return changed.length > 0;
  }
  const changed = await db
    .updateTable('game')
    .set(set)
    .where('node_id', '=', toNodeId(name))
    .returning('node_id')
    .executeTakeFirst();
  return changed !== undefined;
}

const unknownGame = () => refuseCall('game.unknown', 'There is no such game or vendor.', 404);

/**
 * Closes a game, or all games of a vendor, immediately. Open rounds continue.
 * @throws AppError 404 `game.unknown`, 422 `opening.times` where the end has passed
 */
async function close(
  { db, merchant, clock }: Deps,
  { until, note, by, ...target }: InputOf<typeof games.close>,
): Promise<void> {
  const now = clock.now();
  const end = until === null ? null : new Date(until);
  if (end !== null && end <= now)
    throw refuseField('until', 'opening.times', 'The end has passed already.', 422);
  await db.transaction().execute(async (transaction) => {
    const isKnown = await writeClosure(transaction, target, {
      maintenance: true,
      maintenance_from: now,
      maintenance_until: end,
      maintenance_by: by,
      maintenance_reason: note,
    });
    if (!isKnown) throw unknownGame();
    const subject = `${target.kind}:${target.name}`;
    await appendOperation(transaction, merchant, {
      action: 'games.close',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/** @throws AppError 404 `game.unknown` */
async function open(
  { db, merchant, clock }: Deps,
  { note, by, ...target }: InputOf<typeof games.open>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const isKnown = await writeClosure(transaction, target, {
      maintenance: false,
      maintenance_from: null,
      maintenance_until: null,
      maintenance_by: '',
      maintenance_reason: '',
    });
    if (!isKnown) throw unknownGame();
    const subject = `${target.kind}:${target.name}`;
    await appendOperation(transaction, merchant, {
      action: 'games.open',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/** Games and vendors, for the console. */
export const createGameBackOffice = (deps: Deps): Answers<typeof games> => {
  const done = async () => ({ done: true });
  return {
    list: (query) => listGames(deps, query),
    vendors: () => listVendors(deps),
    close: answerAfter((closure) => close(deps, closure), done),
    open: answerAfter((target) => open(deps, target), done),
    mark: answerAfter((marking) => markGame(deps, marking), done),
    move: answerAfter((step) => moveGame(deps, step), done),
    planWindow: answerAfter((plan) => planWindow(deps, plan), done),
    callOffWindow: answerAfter((request) => callOffWindow(deps, request), done),
  };
};
