import type { Transaction } from 'kysely';
import { applyOverlay, makeOverlay, type SiteOverlay } from '../../../src/compiler/overlay/overlay.ts';
import type { SiteDocuments } from '../../../src/protocol/document.ts';
import type { Tables } from '../../db/database.ts';
import type { DbExecutor } from '../release-store.ts';
import { hashSource, insertSource, isSameSource, nameSource, type Source } from '../source-store.ts';

export interface ShippedBase {
  readonly hash: string;
  readonly at: Date;
}

/** What the program ships; null before a start has said so. */
export const readShipped = async (work: DbExecutor, merchant: string): Promise<ShippedBase | null> => {
  const row = await work
    .selectFrom('site_base')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return row === undefined ? null : { hash: row.source_hash, at: row.shipped_at };
};

/** Keeps what the program ships. Says whether it is another than before. */
export const writeShipped = async (
  transaction: Transaction<Tables>,
  merchant: string,
  documents: SiteDocuments,
  now: Date,
): Promise<boolean> => {
  const source = nameSource(documents);
  const before = await readShipped(transaction, merchant);
  if (before?.hash === source.hash) return false;
  await insertSource(transaction, source, now);
  const values = { source_hash: source.hash, shipped_at: now };
  await transaction
    .insertInto('site_base')
    .values({ merchant, ...values })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(values))
    .execute();
  return true;
};

/**
 * The base of a site from before there were overlays is the default site that was published last before it.
 */
const findFirstBase = async (
  work: DbExecutor,
  merchant: string,
  sourceHash: string,
): Promise<string | null> => {
  const first = work
    .selectFrom('site_revision')
    .select(({ fn }) => fn.min('revision').as('revision'))
    .where('merchant', '=', merchant)
    .where('source_hash', '=', sourceHash);
  const row = await work
    .selectFrom('site_revision')
    .select('source_hash')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'initial')
    .where('revision', '<=', first)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.source_hash ?? null;
};

/** Hash of the documents that are the base of a site. A site that never had one is its own base. */
export const findBaseHash = async (
  work: DbExecutor,
  merchant: string,
  sourceHash: string,
): Promise<string> => {
  const row = await work
    .selectFrom('site_overlay')
    .select('base_hash')
    .where('merchant', '=', merchant)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();
  return row?.base_hash ?? (await findFirstBase(work, merchant, sourceHash)) ?? sourceHash;
};

export interface NewOverlay {
  readonly merchant: string;
  readonly source: Source;
  readonly base: Source;
  readonly at: Date;
}

/**
 * Keeps where a site differs from its base. The source must be stored.
 * @throws Error where the base with the overlay on top would not be the site
 */
export const writeOverlay = async (
  transaction: Transaction<Tables>,
  { merchant, source, base, at }: NewOverlay,
): Promise<void> => {
  const overlay: SiteOverlay = makeOverlay(base.documents, source.documents);
  const composed = applyOverlay(base.documents, overlay);
  if (!isSameSource(composed, source.documents))
    throw new Error(
      `Base ${base.hash} with its overlay makes ${hashSource(composed)}, expected ${source.hash}`,
    );
  const values = { base_hash: base.hash, overlay: JSON.stringify(overlay), created_at: at };
  await transaction
    .insertInto('site_overlay')
    .values({ merchant, source_hash: source.hash, ...values })
    .onConflict((conflict) => conflict.columns(['merchant', 'source_hash']).doUpdateSet(values))
    .execute();
};
