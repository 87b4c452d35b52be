import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { Database } from '../../db/database.ts';
import { auditKeysOf, type LinkProof } from '../keys/audit-keys.ts';
import { createProofCheck } from './audit-proof.ts';
import { readUnprovenPart } from '../canary.ts';
import { tellReaders } from './entry-news.ts';
import { createChainCheck, makeLink, type ChainLink, type ChainVerdict } from '../keys/hash-chain.ts';

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
  /** Values before and after; kept beside the record, which holds their digest. */
  readonly change?: AuditFactChange | null;
}

export const digestOf = (change: AuditFactChange): string =>
  createHash('sha256').update(toCanonicalJson(change)).digest('hex');

/** How long a record was at some moment, and the hash of its last entry then. */
export interface ChainHead {
  readonly entries: number;
  readonly hash: string;
}
/** A record with what is known of it elsewhere. */
export interface OperationsVerdict extends ChainVerdict {
  /** Entries that were there once and are gone from the end. */
  readonly missing: number;
}

const readProvenHead = (db: Database, merchant: string): Promise<(ChainHead & LinkProof) | undefined> =>
  db
    .selectFrom('operation_audit_head')
    .select(['entries', 'hash', 'key_id', 'proof'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();

/** Where the record ends; undefined where it is empty. */
export async function readOperationHead(db: Database, merchant: string): Promise<ChainHead | undefined> {
  const head = await readProvenHead(db, merchant);
  return head === undefined ? undefined : { entries: head.entries, hash: head.hash };
}

/**
 * Adds a line to the audit, in the transaction of what it tells of: neither is ever there without the other.
 * Each link holds the hash of the one before, so that a removed or changed line shows. It continues from the
 * head and not from the last line there is: a removed line leaves a permanent gap. A key that is not in the database
 * proves each link, and whether the one before was proven: who writes the table alone cannot write the record again.
 * Open pages hear of it where readers see something of it.
 */
export async function appendOperation(
  db: Database,
  merchant: string,
  { action, author, subject, note, at, change = null }: OperationEntry,
): Promise<void> {
  // Positions have no gaps: one writer at a time for each merchant, until its transaction ends.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operation-audit:${merchant}`}, 0))`.execute(db);
  const head = await readProvenHead(db, merchant);
  const last = head === undefined ? undefined : { position: head.entries, hash: head.hash };
  const entry = toCanonicalJson({
    action,
    author,
    subject,
    note,
    at: at.toISOString(),
    ...(change === null ? {} : { change: digestOf(change) }),
  });
  const link = makeLink(last, entry);
  const keys = auditKeysOf(db);
  const isProven =
    head !== undefined &&
    ['follows', 'begins'].includes(keys.judge({ merchant, position: head.entries, hash: head.hash }, head));
  const proof = keys.prove({ merchant, ...link }, isProven ? 'follows' : 'begins');
  await db
    .insertInto('operation_audit')
    .values({ merchant, ...link, ...proof, created_at: at })
    .execute();
  if (change !== null)
    await db
      .insertInto('operation_change')
      .values({ merchant, hash: link.hash, change: JSON.stringify(change) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const next = { entries: link.position, hash: link.hash, ...proof };
  await db
    .insertInto('operation_audit_head')
    .values({ merchant, ...next })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(next))
    .execute();
  await tellReaders(db, merchant, action);
}

/** Adds a line to the audit in a separate transaction. */
export type OperationRecord = (entry: Omit<OperationEntry, 'at'>) => Promise<void>;

/** For what changes no row that the line could be in one transaction with: a login, a look. */
export const createOperationRecord =
  (parts: {
    readonly db: Database;
    readonly clock: { now(): Date };
    readonly merchant: string;
  }): OperationRecord =>
  (entry) =>
    parts.db
      .transaction()
      .execute((transaction) =>
        appendOperation(transaction, parts.merchant, { ...entry, at: parts.clock.now() }),
      );

type Link = ChainLink & LinkProof;
const linksPerRead = 2_000;
const selectLinks = (db: Database, merchant: string) =>
  db
    .selectFrom('operation_audit')
    .select(['position', 'entry', 'previous', 'hash', 'key_id', 'proof'])
    .where('merchant', '=', merchant)
    .orderBy('position');
/** All links up to a position, in their order, some at a time. */
async function* readLinks(db: Database, merchant: string, upTo: number): AsyncGenerator<readonly Link[]> {
  for (let after = 0; after < upTo;) {
    const links = await selectLinks(db, merchant)
      .where('position', '>', after)
      .where('position', '<=', upTo)
      .limit(linksPerRead)
      .execute();
    const last = links.at(-1);
    if (last === undefined) return;
    yield links;
    after = last.position;
  }
}

/** Where the record ends and where its head says so, both at one moment: others write meanwhile. */
async function readEnds(db: Database, merchant: string) {
  const { rows } = await sql<{
    readonly last: number;
    readonly entries: number | null;
    readonly hash: string;
  }>`
    select (select coalesce(max(position), 0)::int from operation_audit where merchant = ${merchant}) as last,
      h.entries, h.hash
    from (select 1) one left join operation_audit_head h on h.merchant = ${merchant}`.execute(db);
  const { last = 0, entries = null, hash = '' } = rows[0] ?? {};
  return { last, head: entries === null ? null : { entries, hash } };
}
/** What is known of some entries from elsewhere: their hashes. */
function createHeadCheck(heads: readonly ChainHead[]) {
  const hashes = new Map<number, string[]>();
  for (const { entries, hash } of heads) hashes.set(entries, [...(hashes.get(entries) ?? []), hash]);
  return {
    take: ({ position, hash }: ChainLink): void => {
      if (hashes.get(position)?.every((other) => other === hash) === true) hashes.delete(position);
    },
    /** Entries up to the last one that are other ones, or are gone. */
    verdict: (last: number): readonly number[] => [...hashes.keys()].filter((entries) => entries <= last),
  };
}
/** Told how many entries were gone through, of how many. */
export type OnProgress = (checked: number, entries: number) => Promise<void>;

/**
 * Goes through the whole record of a merchant's decisions, and looks whether it is what its head says,
 * what was written down of it at other moments, and what the key has proven.
 */
export async function verifyOperations(
  db: Database,
  merchant: string,
  heads: readonly ChainHead[] = [],
  onProgress: OnProgress = async () => undefined,
): Promise<OperationsVerdict> {
  const ends = await readEnds(db, merchant);
  const marks = ends.head === null ? heads : [...heads, ends.head];
  const chain = createChainCheck();
  const proofs = createProofCheck(merchant, auditKeysOf(db), await readUnprovenPart(db, merchant));
  const others = createHeadCheck(marks);
  let last = 0;
  for await (const links of readLinks(db, merchant, ends.last)) {
    for (const link of links) for (const check of [chain, proofs, others]) check.take(link);
    last = links.at(-1)?.position ?? last;
    await onProgress(chain.verdict().links, ends.last);
  }
  const { links, hash, brokenAt } = chain.verdict();
  // What lies behind the head was not added by the program.
  const headed = ends.head?.entries ?? 0;
  const added = last > headed ? headed + 1 : null;
  const positions = [...others.verdict(last), added, proofs.verdict(), brokenAt].filter(
    (one) => one !== null,
  );
  const first = positions.length === 0 ? null : Math.min(...positions);
  // The entry may be the one that is gone: then the next one there is tells of it.
  const broken =
    first === null
      ? undefined
      : await selectLinks(db, merchant).where('position', '>=', first).limit(1).executeTakeFirst();
  return {
    links,
    hash,
    brokenAt: broken?.position ?? null,
    brokenEntry: broken?.entry ?? null,
    missing: Math.max(0, ...marks.map(({ entries }) => entries - last)),
  };
}
