import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import { sql } from 'kysely';
import {
  importChanges,
  type CatalogueImport,
  type ImportChange,
  type ImportLine,
  type vendors,
} from '../../../src/protocol/calls/vendors.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { applyChanges } from './apply-changes.ts';
import { compareCatalogue, type OwnGame } from './catalogue-diff.ts';
import { planPictures } from './catalogue-pictures.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
const pageSize = 25;
const chunkSize = 500;

const unknownVendor = () => refuseCall('vendor.unknown', 'There is no such vendor.', 404);
const otherImport = () => refuseCall('vendor.import-none', 'The catalogue was read again since.', 409);

/** Every game that vendors may list, also those that they no longer have. */
async function listOwn(db: Database): Promise<readonly OwnGame[]> {
  const rows = await db
    .selectFrom('game as g')
    .leftJoin('game_picture as p', 'p.node_id', 'g.node_id')
    .select([
      'g.game_code',
      'g.name',
      'g.vendor_code',
      'g.game_type',
      'g.classify',
      'g.withdrawn_at',
      'p.source',
    ])
    .where('g.game_type', 'not in', ['LOTT', 'ELOTT'])
    .orderBy('g.node_id')
    .execute();
  return rows.map(({ game_code, name, vendor_code, game_type, classify, withdrawn_at, source }) => ({
    code: game_code,
    name,
    studio: vendor_code,
    type: game_type,
    classify,
    picture: source ?? '',
    isWithdrawn: withdrawn_at !== null,
  }));
}

/**
 * Reads the catalogue of a connected vendor and keeps what an import would change.
 * @throws AppError 404 `vendor.unknown`; 503 `server.busy` where the vendor does not answer as the contract says
 */
export async function readCatalogue(
  { db, merchant, clock, gameVendor }: MemberDeps,
  { vendor, by }: { readonly vendor: string } & Author,
): Promise<void> {
  if (gameVendor?.code !== vendor) throw unknownVendor();
  const { games } = await gameVendor.ask('catalogue', {});
  const changes = compareCatalogue({ vendor, listed: games, own: await listOwn(db) });
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('vendor_import')
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('applied_at', 'is', null)
      .execute();
    const { id } = await transaction
      .insertInto('vendor_import')
      .values({
        merchant,
        vendor,
        games: games.length,
        read_at: clock.now(),
        read_by: by,
        applied_at: null,
        applied_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = changes.map(({ code, listed, fields, ...change }) => ({
      import_id: id,
      game: code,
      ...change,
      listed: listed === null ? null : JSON.stringify(listed),
      fields: JSON.stringify(fields),
    }));
    for (let offset = 0; offset < rows.length; offset += chunkSize)
      await transaction
        .insertInto('vendor_import_game')
        .values(rows.slice(offset, offset + chunkSize))
        .execute();
  });
}

const findLast = (db: Database, merchant: string, vendor: string) =>
  db
    .selectFrom('vendor_import')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .orderBy('id', 'desc')
    .limit(1);

async function countChanges(db: Database, importId: string) {
  const rows = await db
    .selectFrom('vendor_import_game')
    .select(['change', 'picture', sql<number>`count(*)::int`.as('games')])
    .where('import_id', '=', importId)
    .groupBy(['change', 'picture'])
    .execute();
  const sum = (wanted: (row: (typeof rows)[number]) => boolean): number =>
    rows.reduce((total, row) => total + (wanted(row) ? row.games : 0), 0);
  const counts = Object.fromEntries(
    importChanges.map((change) => [change, sum((row) => row.change === change)]),
  ) as Record<ImportChange, number>;
  const pictures = {
    waiting: sum(({ picture }) => picture === 'waiting'),
    stored: sum(({ picture }) => picture === 'stored'),
    failed: sum(({ picture }) => picture === 'failed'),
  };
  return { counts, pictures };
}

async function listLines(
  db: Database,
  importId: string,
  { filter, page }: InputOf<typeof vendors.showImport>,
  total: number,
) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const pageNumber = Math.min(page, pages);
  const lines = db.selectFrom('vendor_import_game').selectAll().where('import_id', '=', importId);
  const rows = await (
    filter === 'pictures' ? lines.where('picture', '=', 'failed') : lines.where('change', '=', filter)
  )
    .orderBy('place')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  const written: readonly ImportLine[] = rows.map((row) => ({
    place: row.place,
    code: row.game,
    name: row.name,
    change: row.change,
    studio: row.listed?.studio ?? '',
    type: row.listed?.type ?? '',
    fields: row.fields,
    fault: row.fault,
    picture: row.picture,
    pictureFault: row.picture_fault,
  }));
  return { rows: written, page: pageNumber, pages, total };
}

/** The last catalogue that was read of a vendor, one page of one kind of change; null before the first reading. */
export async function showImport(
  { db, merchant }: MemberDeps,
  query: InputOf<typeof vendors.showImport>,
): Promise<CatalogueImport | null> {
  const last = await findLast(db, merchant, query.vendor).executeTakeFirst();
  if (last === undefined) return null;
  const { counts, pictures } = await countChanges(db, last.id);
  const total = query.filter === 'pictures' ? pictures.failed : counts[query.filter];
  return {
    id: last.id,
    games: last.games,
    readAt: last.read_at.toISOString(),
    readBy: last.read_by,
    appliedAt: last.applied_at?.toISOString() ?? null,
    appliedBy: last.applied_by,
    counts,
    pictures,
    ...(await listLines(db, last.id, query, total)),
  };
}

/**
 * Applies the changes of the kinds that the operator chose, and plans the fetching of pictures.
 * @throws AppError 404 `vendor.unknown`; 409 `vendor.import-none` where the catalogue was read again since,
 * or this reading is applied already
 */
export async function applyImport(
  { db, merchant, clock }: MemberDeps,
  { vendor, id, changes, note, by }: InputOf<typeof vendors.applyImport>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const last = await findLast(transaction, merchant, vendor).forUpdate().executeTakeFirst();
    if (last === undefined || last.id !== id || last.applied_at !== null) throw otherImport();
    const applied = await applyChanges(transaction, { importId: id, changes, now });
    await transaction
      .updateTable('vendor_import')
      .set({ applied_at: now, applied_by: by })
      .where('id', '=', id)
      .execute();
    await planPictures(transaction, { merchant, clock }, { importId: id, run: String(now.getTime()) });
    await appendOperation(transaction, merchant, {
      action: 'vendor.import',
      author: by,
      subject: `vendor:${vendor}`,
      at: now,
      note: `${applied}: ${note}`,
    });
  });
}

/** Fetches the pictures that failed again. @throws AppError 409 `vendor.import-none` */
export async function retryPictures(
  { db, merchant, clock }: MemberDeps,
  { vendor, id }: { readonly vendor: string; readonly id: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const last = await findLast(transaction, merchant, vendor).forUpdate().executeTakeFirst();
    if (last?.id !== id || last.applied_at === null) throw otherImport();
    await transaction
      .updateTable('vendor_import_game')
      .set({ picture: 'waiting', picture_fault: '' })
      .where('import_id', '=', id)
      .where('picture', '=', 'failed')
      .execute();
    const run = String(clock.now().getTime());
    await planPictures(transaction, { merchant, clock }, { importId: id, run });
  });
}
