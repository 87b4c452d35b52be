import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Tables } from '../../db/database.ts';
import type { DbExecutor } from '../release/release-store.ts';
import { insertSource, nameSource } from '../draft/source-store.ts';

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
    .selectFrom('site_source_base')
    .select('base_hash')
    .where('merchant', '=', merchant)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();
  return row?.base_hash ?? (await findFirstBase(work, merchant, sourceHash)) ?? sourceHash;
};

export interface SourceBase {
  readonly merchant: string;
  /** Hash of the documents of the site, which are stored. */
  readonly source: string;
  /** Hash of the documents of its base. */
  readonly base: string;
  readonly at: Date;
}

/** Keeps which base a site has. Where it differs from it follows from the documents of both. */
export const writeBase = async (
  transaction: Transaction<Tables>,
  { merchant, source, base, at }: SourceBase,
): Promise<void> => {
  const values = { base_hash: base, created_at: at };
  await transaction
    .insertInto('site_source_base')
    .values({ merchant, source_hash: source, ...values })
    .onConflict((conflict) => conflict.columns(['merchant', 'source_hash']).doUpdateSet(values))
    .execute();
};
