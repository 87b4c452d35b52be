import type { Transaction } from 'kysely';
import type { Tables } from '../../db/database.ts';
import { appendAudit, type AuditEntry } from '../audit/audit.ts';
import { holdRollback, requireConfirmation } from '../command/require-confirmation.ts';
import { findShown } from '../kill/kill-store.ts';
import { keepLiveCurrency } from '../live/live-currency.ts';
import { requireLiveZone } from '../live/live-zone.ts';
import { planRebases } from '../draft/rebase-drafts.ts';
import { moveLive, type NewRevision } from './release-store.ts';
import type { SiteServiceOptions } from '../live/site-readers.ts';
import { settlePlanAfterRelease } from '../schedule/settle-plan.ts';
import type { ReleaseRecord } from '../site-service.ts';

/** Kinds that may bring older content back. What is new was held to approval before it comes here. */
const returns: ReadonlySet<NewRevision['kind']> = new Set(['rollback', 'kill', 'restore']);

/**
 * Everything that changes what is live goes through here, inside one transaction under the merchant's lock.
 * `next.release` is the release as compiled; what is switched off is removed from it. Throws
 * `RevisionRefused` for older content that needs approval first, for another currency than the one that
 * money is kept in, and for another zone than the one that its days are counted by.
 */
export const commitRevision = async (
  transaction: Transaction<Tables>,
  options: SiteServiceOptions,
  next: NewRevision,
  action: AuditEntry['action'],
): Promise<ReleaseRecord> => {
  const held = returns.has(next.kind) ? await requireConfirmation(transaction, options, next) : null;
  const compiled = next.release;
  await keepLiveCurrency(transaction, next, compiled);
  await requireLiveZone(transaction, next, compiled);
  const views = await findShown(transaction, options, compiled);
  const record = await moveLive(transaction, { ...next, release: views }, compiled);
  const { merchant, revision, sourceHash, author, note, at } = next;
  if (held !== null) await holdRollback(transaction, next, held);
  await appendAudit(transaction, merchant, {
    action,
    author,
    note,
    revision,
    release: views,
    source: sourceHash,
    at: at.toISOString(),
    ...(held === null ? {} : { unconfirmed: true }),
  });
  await settlePlanAfterRelease(transaction, { ...next, release: views });
  if (next.kind === 'publish') await planRebases(transaction, next);
  return record;
};
