import type { Transaction } from 'kysely';
import { emergencyReach } from '../../../src/protocol/release/rollback.ts';
import type { SensitiveChange } from '../../../src/protocol/release/approval.ts';
import type { Tables } from '../../db/database.ts';
import { isApproved, sensitiveIn } from '../audit/approvals.ts';
import { readLive, type NewRevision } from '../release/release-store.ts';
import { readSource } from '../draft/source-store.ts';
import {
  isStillLive,
  readLastSources,
  readOpenRollbacks,
  settleRollback,
  type RollbackRow,
} from '../release/rollback-store.ts';
import { RevisionRefused } from '../release/revision-refused.ts';
import type { SiteServiceOptions } from '../live/site-readers.ts';

/** What of a rollback a second person has to confirm. */
export interface RollbackToConfirm {
  readonly before: { readonly revision: number; readonly source: string };
  readonly authors: readonly string[];
  readonly sensitive: readonly SensitiveChange[];
  /** A rollback before this one that waits still: this one takes its place. */
  readonly replaces: RollbackRow | null;
}

/**
 * Whether a second person has to confirm a revision that brings older content back. Null where no
 * confirmation is needed. While an unconfirmed rollback is live, sensitive changes are counted from what was
 * live before it: going back there undoes the rollback. Throws `RevisionRefused` for what is older than an
 * emergency reaches.
 */
export const requireConfirmation = async (
  transaction: Transaction<Tables>,
  options: SiteServiceOptions,
  next: NewRevision,
): Promise<RollbackToConfirm | null> => {
  const { merchant, sourceHash, author, at } = next;
  const live = await readLive(transaction, merchant);
  if (live === null || live.sourceHash === sourceHash) return null;
  const [newest] = await readOpenRollbacks(transaction, merchant);
  const open = newest !== undefined && (await isStillLive(transaction, merchant, newest)) ? newest : null;
  const before =
    open === null
      ? { revision: live.revision, source: live.sourceHash }
      : { revision: open.before_revision, source: open.before_source };
  const sensitive =
    before.source === sourceHash
      ? []
      : sensitiveIn(options, {
          base: await readSource(transaction, before.source),
          documents: await readSource(transaction, sourceHash),
        });
  if (sensitive.length === 0) {
    if (open !== null)
      await settleRollback(transaction, merchant, open.revision, { state: 'taken-back', by: author, at });
    return null;
  }
  // What was approved is based on what is live; an unconfirmed rollback before it waits still.
  if (await isApproved(transaction, merchant, sourceHash, live.revision)) return null;
  const reached = await readLastSources(transaction, merchant, emergencyReach);
  if (!reached.includes(sourceHash))
    throw new RevisionRefused({ code: 'publish.approval-required', sensitive, reach: emergencyReach });
  return { before, sensitive, authors: [...new Set([...(open?.authors ?? []), author])], replaces: open };
};

/** Writes down that a rollback waits for a second person, after its revision was written. */
export const holdRollback = async (
  transaction: Transaction<Tables>,
  { merchant, revision, sourceHash, author, at }: NewRevision,
  { before, authors, sensitive, replaces }: RollbackToConfirm,
): Promise<void> => {
  if (replaces !== null)
    await settleRollback(transaction, merchant, replaces.revision, { state: 'replaced', by: author, at });
  await transaction
    .insertInto('site_rollback')
    .values({
      merchant,
      revision,
      source_hash: sourceHash,
      before_revision: before.revision,
      before_source: before.source,
      authors: JSON.stringify(authors),
      sensitive: JSON.stringify(sensitive),
      created_at: at,
      settled_by: null,
      settled_at: null,
    })
    .execute();
};
