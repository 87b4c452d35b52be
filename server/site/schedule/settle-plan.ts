import type { Transaction } from 'kysely';
import type { ScheduleState } from '../../../src/protocol/release/schedule.ts';
import type { Tables } from '../../db/database.ts';
import { appendAudit } from '../audit/audit.ts';
import type { LiveHead, NewRevision } from '../release/release-store.ts';
import { chosenDraft } from '../draft/chosen-draft.ts';
import { hashSource } from '../draft/source-store.ts';
import { listWaiting, readWaiting, settleSchedule, type ScheduleRow } from './schedule-store.ts';
import type { Draft } from '../site-service.ts';

/** Kind of the job that publishes at the moment. */
export const scheduleJobKind = 'site.publish';

/** Whether a planned release can still go live: on its base, with its content. */
export const checkSchedule = (
  row: ScheduleRow,
  live: LiveHead,
  draft: Pick<Draft, 'patches' | 'baseRevision' | 'documents'>,
): Extract<ScheduleState, 'waiting' | 'done' | 'voided' | 'suspended'> => {
  if (draft.patches.length === 0 && live.sourceHash === row.content_hash) return 'done';
  if (draft.baseRevision !== live.revision) return 'suspended';
  return hashSource(draft.documents) === row.content_hash ? 'waiting' : 'voided';
};

interface Ending {
  readonly merchant: string;
  /** Who ended it. */
  readonly by: string;
  readonly at: Date;
  readonly live: { readonly revision: number; readonly release: string };
}

export const endPlan = async (
  transaction: Transaction<Tables>,
  row: ScheduleRow,
  state: 'voided' | 'suspended',
  { merchant, by, at, live }: Ending,
): Promise<void> => {
  await settleSchedule(transaction, at, row.id, state, { detail: by });
  await appendAudit(transaction, merchant, {
    action: 'schedule-end',
    author: by,
    note: `${state}: ${row.note} (planned by ${row.author})`,
    revision: live.revision,
    release: live.release,
    source: row.content_hash,
    at: at.toISOString(),
  });
};

/** Ends the planned release that an edit makes impossible, in the transaction of that edit. */
export const settlePlanAfterEdit = async (
  transaction: Transaction<Tables>,
  draft: Draft,
  { live, ...ending }: Ending & { readonly live: LiveHead },
): Promise<void> => {
  const row = await readWaiting(transaction, ending.merchant);
  if (row === null) return;
  const state = checkSchedule(row, live, draft);
  if (state === 'voided' || state === 'suspended')
    await endPlan(transaction, row, state, { ...ending, live });
};

/**
 * Ends the planned release when another goes out, in the transaction of that one. The planned content
 * itself, published before its time, is `done`. A switch leaves content and draft as they are.
 */
export const settlePlanAfterRelease = async (
  transaction: Transaction<Tables>,
  { kind, merchant, revision, release, sourceHash, author, at }: NewRevision,
): Promise<void> => {
  if (kind === 'kill' || kind === 'restore') return;
  for (const row of await listWaiting(transaction, merchant)) {
    if (kind !== 'stage' && row.content_hash === sourceHash)
      await settleSchedule(transaction, at, row.id, 'done', { revision });
    // What another draft planned is decided when that is put on top of this release.
    else if (row.draft === chosenDraft() || kind === 'rollback' || kind === 'initial')
      await endPlan(transaction, row, 'suspended', { merchant, by: author, at, live: { revision, release } });
  }
};
