import { mainDraft } from '../../../src/protocol/calls/drafts.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import type { DocumentPatch } from '../site-service.ts';
import { chosenDraft } from './chosen-draft.ts';
import type { LiveHead, DbExecutor } from '../release/release-store.ts';

export interface DraftRow {
  readonly id: string;
  readonly baseRevision: number;
  readonly version: number;
  readonly patches: readonly DocumentPatch[];
  /** All operators who edited it since it began. */
  readonly authors: readonly string[];
  readonly updatedBy: string | null;
  readonly updatedAt: Date | null;
  /** Version at which it was begun: its edits have higher numbers. */
  readonly since: number;
}

/** Whether only switches were thrown since a revision; what a stage shows was never live. */
const hasSameSource = async (work: DbExecutor, live: LiveHead, revision: number): Promise<boolean> => {
  if (revision === live.revision) return true;
  const later = await work
    .selectFrom('site_revision')
    .select('kind')
    .where('merchant', '=', live.merchant)
    .where('revision', '>', revision)
    .where('revision', '<=', live.revision)
    .where('kind', '!=', 'stage')
    .execute();
  return later.every(({ kind }) => kind === 'kill' || kind === 'restore');
};

/** A stored draft; null where there is none of the id. One without edits follows what is live. */
export const findDraftRow = async (
  work: DbExecutor,
  live: LiveHead,
  id: string,
): Promise<DraftRow | null> => {
  const row = await work
    .selectFrom('site_draft')
    .selectAll()
    .where('merchant', '=', live.merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    if (id !== mainDraft) return null;
    return {
      id,
      baseRevision: live.revision,
      version: 1,
      patches: [],
      authors: [],
      updatedBy: null,
      updatedAt: null,
      since: 0,
    };
  }
  const { patches, version, authors, updated_by, updated_at, since } = row;
  // A switch thrown meanwhile makes a revision of the same source: it is still the draft's base.
  const isSameBase = patches.length === 0 || (await hasSameSource(work, live, row.base_revision));
  const baseRevision = isSameBase ? live.revision : row.base_revision;
  return { id, baseRevision, version, patches, authors, updatedBy: updated_by, updatedAt: updated_at, since };
};

/** The draft that the call is about. */
export const readDraftRow = async (work: DbExecutor, live: LiveHead): Promise<DraftRow> => {
  const row = await findDraftRow(work, live, chosenDraft());
  if (row !== null) return row;
  throw new AppError({ status: 404, code: 'draft.unknown', message: 'This draft is no longer there.' });
};

/** `isLive`: a named one went live, and is done unless it is changed again. */
export const writeDraftRow = async (
  work: DbExecutor,
  merchant: string,
  draft: DraftRow,
  isLive = false,
): Promise<void> => {
  const values = {
    base_revision: draft.baseRevision,
    version: draft.version,
    patches: JSON.stringify(draft.patches),
    authors: JSON.stringify(draft.authors),
    updated_by: draft.updatedBy,
    updated_at: draft.updatedAt,
    since: draft.since,
  };
  const isDone = isLive && draft.id !== mainDraft;
  await work
    .insertInto('site_draft')
    .values({ merchant, id: draft.id, created_by: null, ...values })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'id']).doUpdateSet((of) => ({
        ...values,
        ...(draft.patches.length === 0 ? { contested: '[]' } : {}),
        state: isDone
          ? 'live'
          : of
              .case()
              .when('site_draft.state', '=', 'live')
              .then('open' as const)
              .else(of.ref('site_draft.state'))
              .end(),
      })),
    )
    .execute();
};
