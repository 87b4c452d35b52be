import type { Tables } from '../../db/database.ts';
import type { PartHash } from '../../../src/protocol/release/release.ts';
import { toRecord, type DbExecutor } from './release-store.ts';
import type { ReleaseRecord } from '../site-service.ts';

/** Newest first. */
export const readHistory = async (
  work: DbExecutor,
  merchant: string,
  limit: number,
): Promise<readonly ReleaseRecord[]> => {
  const rows = await work
    .selectFrom('site_revision')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => toRecord(row as Tables['site_revision']));
};

/** Live revisions after `revision`, oldest first: what a node that was away has missed. */
export const readRevisionsAfter = async (
  work: DbExecutor,
  merchant: string,
  revision: number,
): Promise<readonly ReleaseRecord[]> => {
  const rows = await work
    .selectFrom('site_revision')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('revision', '>', revision)
    .where('kind', '!=', 'stage')
    .orderBy('revision')
    .execute();
  return rows.map((row) => toRecord(row as Tables['site_revision']));
};

/** The newest revision that showed a release. */
export const readRevisionOf = async (
  work: DbExecutor,
  merchant: string,
  release: PartHash,
): Promise<number | null> => {
  const row = await work
    .selectFrom('site_revision')
    .select('revision')
    .where('merchant', '=', merchant)
    .where('release_hash', '=', release)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? null;
};
