import type { DocumentPatch } from '../site-service.ts';
import type { LiveHead, DbExecutor } from '../release/release-store.ts';

export interface DraftRow {
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

/** The stored draft. One without edits follows what is live. */
export const readDraftRow = async (work: DbExecutor, live: LiveHead): Promise<DraftRow> => {
  const row = await work
    .selectFrom('site_draft')
    .selectAll()
    .where('merchant', '=', live.merchant)
    .executeTakeFirst();
  if (row === undefined) {
    return {
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
  return { baseRevision, version, patches, authors, updatedBy: updated_by, updatedAt: updated_at, since };
};

export const writeDraftRow = async (work: DbExecutor, merchant: string, draft: DraftRow): Promise<void> => {
  const values = {
    base_revision: draft.baseRevision,
    version: draft.version,
    patches: JSON.stringify(draft.patches),
    authors: JSON.stringify(draft.authors),
    updated_by: draft.updatedBy,
    updated_at: draft.updatedAt,
    since: draft.since,
  };
  await work
    .insertInto('site_draft')
    .values({ merchant, ...values })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(values))
    .execute();
};
