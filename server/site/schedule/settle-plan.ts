import type { Transaction } from 'kysely';
import type { ScheduleState } from '../../../src/protocol/release/schedule.ts';
import type { Tables } from '../../db/database.ts';
import { appendAudit } from '../audit/audit.ts';
import type { LiveHead, NewRevision } from '../release/release-store.ts';
import { hashSource } from '../draft/source-store.ts';
import { readWaiting, settleSchedule, type ScheduleRow } from './schedule-store.ts';
import type { Draft } from '../site-service.ts';

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

const end = async (
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
  if (state === 'voided' || state === 'suspended') await end(transaction, row, state, { ...ending, live });
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
  const row = await readWaiting(transaction, merchant);
  if (row === null) return;
  if (kind !== 'stage' && row.content_hash === sourceHash)
    return settleSchedule(transaction, at, row.id, 'done', { revision });
  await end(transaction, row, 'suspended', { merchant, by: author, at, live: { revision, release } });
};
