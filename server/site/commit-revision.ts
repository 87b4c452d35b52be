import type { Transaction } from 'kysely';
import type { Tables } from '../db/database.ts';
import { appendAudit, type AuditEntry } from './audit.ts';
import { findShown } from './kill-store.ts';
import { moveLive, type NewRevision } from './release-store.ts';
import type { SiteServiceOptions } from './site-readers.ts';
import type { ReleaseRecord } from './site-service.ts';

/**
 * Everything that changes what is live goes through here, inside one transaction under the merchant's
 * lock. `next.release` is the release as compiled; what is switched off is taken out of it.
 */
export const commitRevision = async (
  transaction: Transaction<Tables>,
  options: SiteServiceOptions,
  next: NewRevision,
  action: AuditEntry['action'],
): Promise<ReleaseRecord> => {
  const compiled = next.release;
  const shown = await findShown(transaction, options, compiled);
  const record = await moveLive(transaction, { ...next, release: shown }, compiled);
  const { merchant, revision, sourceHash, author, note, at } = next;
  await appendAudit(transaction, merchant, {
    action,
    author,
    note,
    revision,
    release: shown,
    source: sourceHash,
    at: at.toISOString(),
  });
  return record;
};
