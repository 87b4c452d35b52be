import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { toCanonicalJson } from '../../src/protocol/canonical-json.ts';
import type { Database } from '../db/database.ts';

/** A decision of an operator about money or goods of a member. */
export interface OperationEntry {
  /** `<area>.<verb>`, for example `deposit.approve`. */
  readonly action: string;
  /** Username of the operator. */
  readonly author: string;
  /** What was decided on, for example `deposit:17`. */
  readonly subject: string;
  readonly note: string;
  readonly at: Date;
}

const chainStart = '0'.repeat(64);
const hashLink = (previous: string, entry: string): string =>
  createHash('sha256').update(previous).update('\n').update(entry).digest('hex');

/**
 * Adds a line to the audit, in the transaction of what it tells of: neither is ever there without the
 * other. Each link holds the hash of the one before, so that a line taken out or changed shows.
 */
export async function appendOperation(
  db: Database,
  merchant: string,
  { action, author, subject, note, at }: OperationEntry,
): Promise<void> {
  // Positions have no gaps: one writer at a time for each merchant, until its transaction ends.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operation-audit:${merchant}`}, 0))`.execute(db);
  const last = await db
    .selectFrom('operation_audit')
    .select(['position', 'hash'])
    .where('merchant', '=', merchant)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = last?.hash ?? chainStart;
  const entry = toCanonicalJson({ action, author, subject, note, at: at.toISOString() });
  await db
    .insertInto('operation_audit')
    .values({
      merchant,
      position: (last?.position ?? 0) + 1,
      entry,
      previous,
      hash: hashLink(previous, entry),
      created_at: at,
    })
    .execute();
}

/** Position of the first link that does not hold, or null where the chain is whole. */
export async function findBrokenOperation(db: Database, merchant: string): Promise<number | null> {
  const links = await db
    .selectFrom('operation_audit')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  let previous = chainStart;
  for (const [index, link] of links.entries()) {
    const holds =
      link.position === index + 1 &&
      link.previous === previous &&
      link.hash === hashLink(previous, link.entry);
    if (!holds) return link.position;
    previous = link.hash;
  }
  return null;
}
