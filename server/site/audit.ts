import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toCanonicalJson } from '../../src/protocol/canonical-json.ts';
import type { Database, Tables } from '../db/database.ts';

/** What happened to a merchant's site. Names and hashes only, never content. */
export interface AuditEntry {
  readonly action:
    | 'initial'
    | 'publish'
    | 'rollback'
    | 'preview'
    | 'import'
    | 'approval-request'
    | 'approval'
    | 'approval-refusal'
    | 'schedule'
    | 'schedule-end'
    | 'stage'
    | 'kill'
    | 'restore';
  readonly author: string;
  readonly note: string;
  readonly revision: number;
  readonly release: string;
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const chainStart = '0'.repeat(64);
const hashLink = (previous: string, entry: string): string =>
  createHash('sha256').update(previous).update('\n').update(entry).digest('hex');

/** Adds one link. The caller holds the merchant's lock, so positions have no gaps. */
export const appendAudit = async (
  transaction: Transaction<Tables>,
  merchant: string,
  entry: AuditEntry,
): Promise<void> => {
  const last = await transaction
    .selectFrom('site_audit')
    .select(['position', 'hash'])
    .where('merchant', '=', merchant)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = last?.hash ?? chainStart;
  const text = toCanonicalJson(entry);
  await transaction
    .insertInto('site_audit')
    .values({
      merchant,
      position: (last?.position ?? 0) + 1,
      entry: text,
      previous,
      hash: hashLink(previous, text),
      created_at: new Date(entry.at),
    })
    .execute();
};

/** Whether the record of what happened to a site is whole. */
export interface AuditVerdict {
  readonly links: number;
  /** Position of the first link that was changed, or before which one is gone; null where none was. */
  readonly brokenAt: number | null;
  /** Revisions of which no link tells, or another release than the one stored: a chain that was cut at its end. */
  readonly untold: readonly number[];
}

/** Goes through the whole chain, and through the revisions that it has to tell of. */
export const verifyAudit = async (db: Database, merchant: string): Promise<AuditVerdict> => {
  const links = await db
    .selectFrom('site_audit')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  let previous = chainStart;
  let brokenAt: number | null = null;
  const told = new Set<string>();
  for (const [index, link] of links.entries()) {
    const holds =
      link.position === index + 1 &&
      link.previous === previous &&
      link.hash === hashLink(previous, link.entry);
    previous = link.hash;
    if (!holds) {
      brokenAt ??= link.position;
      continue;
    }
    const { revision, release } = JSON.parse(link.entry) as AuditEntry;
    told.add(`${revision} ${release}`);
  }
  const revisions = await db
    .selectFrom('site_revision')
    .select(['revision', 'release_hash'])
    .where('merchant', '=', merchant)
    .orderBy('revision')
    .execute();
  const untold = revisions.filter(
    ({ revision, release_hash: release }) => !told.has(`${revision} ${release}`),
  );
  return { links: links.length, brokenAt, untold: untold.map(({ revision }) => revision) };
};
