import type { Transaction } from 'kysely';
import type { StageState } from '../../../src/protocol/release/stage.ts';
import type { Tables } from '../../db/database.ts';
import { findDraftRow, writeDraftRow } from '../draft/draft-store.ts';
import { readLive, readRevision } from '../release/release-store.ts';
import { readOpenStage, settleStage, type StageRow } from './stage-store.ts';

/**
 * Puts the stage's changes back into the draft, so that no edit is lost. Not where the draft has other edits
 * by now, or where they no longer apply to what is live.
 */
const restoreDraft = async (
  transaction: Transaction<Tables>,
  merchant: string,
  stage: StageRow,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> => {
  const live = await readLive(transaction, merchant);
  if (live === null) return false;
  const draft = await findDraftRow(transaction, live, stage.draft);
  const base = await readRevision(transaction, merchant, stage.base_revision);
  // It was thrown away meanwhile.
  if (draft === null) return false;
  if (draft.patches.length > 0 || base?.sourceHash !== live.sourceHash) return false;
  await writeDraftRow(transaction, merchant, {
    id: draft.id,
    baseRevision: live.revision,
    version: draft.version + 1,
    since: draft.version + 1,
    patches: stage.patches,
    authors: stage.authors,
    updatedBy: by,
    updatedAt: at,
  });
  return true;
};

/** Ends the open stage, where there is one, after what is live was moved. The caller holds the lock. */
export const endStage = async (
  transaction: Transaction<Tables>,
  merchant: string,
  end: {
    readonly state: Exclude<StageState, 'open'>;
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<void> => {
  const stage = await readOpenStage(transaction, merchant);
  if (stage === null) return;
  const isDraftRestored =
    end.state !== 'completed' && (await restoreDraft(transaction, merchant, stage, end));
  await settleStage(transaction, stage.id, { ...end, isDraftRestored });
};
