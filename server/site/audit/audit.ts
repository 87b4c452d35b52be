import type { Transaction } from 'kysely';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { Database, Tables } from '../../db/database.ts';
import { createChainCheck, makeLink, type ChainVerdict } from '../../infrastructure/keys/hash-chain.ts';
import {
  readOperationHead,
  verifyOperations,
  type ChainHead,
  type OnProgress,
  type OperationsVerdict,
} from '../../infrastructure/audit/operation-audit.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

/** What happened to a merchant's site. Names and hashes only, never content. */
export interface AuditEntry {
  readonly action:
    | 'initial'
    | 'publish'
    | 'rollback'
    | 'rollback-confirmation'
    | 'preview'
    | 'import'
    | 'draft-import'
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
  /** A rollback past changes that took two people: a second person has to confirm it. */
  readonly unconfirmed?: boolean;
  /** Head of the record of operators' decisions at that time: a separate chain, anchored here. */
  readonly operations?: ChainHead;
}

/** Adds one link. The caller holds the merchant's lock, so positions have no gaps. */
export const appendAudit = async (
  transaction: Transaction<Tables>,
  merchant: string,
  entry: Omit<AuditEntry, 'operations'>,
): Promise<void> => {
  const last = await transaction
    .selectFrom('site_audit')
    .select(['position', 'hash'])
    .where('merchant', '=', merchant)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const operations = await readOperationHead(transaction, merchant);
  const link = makeLink(last, toCanonicalJson({ ...entry, ...(operations ? { operations } : {}) }));
  await transaction
    .insertInto('site_audit')
    .values({ merchant, ...link, created_at: new Date(entry.at) })
    .execute();
};

/** Whether the record of what happened to a site is whole. */
export interface AuditVerdict extends ChainVerdict {
  /** Revisions of which no link tells, or another release than the one stored: a chain that was cut at its end. */
  readonly untold: readonly number[];
}

/** What both records of a merchant are found to be. */
export interface RecordsVerdict {
  readonly site: AuditVerdict;
  readonly operations: OperationsVerdict;
}

/**
 * Goes through both records: the chain of the site holds where that of the decisions ended, each time. What others
 * write meanwhile is read in an order in which nothing of it seems to be missing.
 */
export const verifyRecords = async (
  db: Database,
  merchant: string,
  onProgress?: OnProgress,
): Promise<RecordsVerdict> => {
  const revisions = await db
    .selectFrom('site_revision')
    .select(['revision', 'release_hash'])
    .where('merchant', '=', merchant)
    .orderBy('revision')
    .execute();
  const links = await db
    .selectFrom('site_audit')
    .select(['position', 'entry', 'previous', 'hash'])
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  const chain = createChainCheck();
  const holding = links.filter((link) => chain.take(link));
  const entries = holding.map(({ entry }) => parseOwnJson<AuditEntry, 'database'>(entry));
  const auditedReleases = new Set(entries.map(({ revision, release }) => `${revision} ${release}`));
  const untold = revisions.filter(
    ({ revision, release_hash: release }) => !auditedReleases.has(`${revision} ${release}`),
  );
  const heads = entries.flatMap(({ operations }) => operations ?? []);
  return {
    site: { ...chain.verdict(), untold: untold.map(({ revision }) => revision) },
    operations: await verifyOperations(db, merchant, heads, onProgress),
  };
};
