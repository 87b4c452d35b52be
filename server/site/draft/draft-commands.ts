import type { Result } from '../../../src/protocol/release/issue.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { PatchError } from './apply-patches.ts';
import { appendAudit } from '../audit/audit.ts';
import { markDraftBase, readDraftBase } from '../base/draft-base.ts';
import { describeEdit, storeDraft, type OpenDraft } from './draft-change.ts';
import { readDraftRow, type DraftRow } from './draft-store.ts';
import { createPreview } from '../stage/preview-store.ts';
import { errorsOf, refuse } from '../refusal.ts';
import { insertRelease, lockMerchant, prepareParts, readRevision } from '../release/release-store.ts';
import { insertSignature } from '../release/signature-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import { unknownRevision, type Readers, type SiteServiceOptions } from '../live/site-readers.ts';
import type { EditWay } from '../../../src/protocol/calls/draft-edits.ts';
import type { Draft, PublishRefusal, SiteService } from '../site-service.ts';

/** Null where no patches do what was asked. */
type NewPatches = DraftRow['patches'] | null;

/** What the history of the draft says of a change of patches. */
interface Telling {
  readonly author: string;
  readonly way?: EditWay;
  /** All of the draft goes. */
  readonly isDiscard?: boolean;
  /** Its patches get another base, and mean the same: no edit. */
  readonly isRebase?: boolean;
}

/** Edits by patches, and preview of the draft. */
export const createDraftCommands = (
  options: SiteServiceOptions,
  readers: Readers,
  compile: SiteCompiler['compile'],
): Pick<
  SiteService,
  'editDraft' | 'dropPatches' | 'rewriteDraft' | 'previewDraft' | 'previewRevision' | 'previewLive'
> => {
  const { db, merchant, clock, random, signer, compiler } = options;
  const { requireLive, toDraft, readDraft, sourceOf } = readers;
  const store = async (
    open: OpenDraft,
    patches: DraftRow['patches'],
    { author, way = 'console', ...telling }: Telling,
  ): Promise<Draft> => {
    const { row, live, transaction } = open;
    const before = await toDraft(transaction, row);
    const isOnLive = telling.isRebase === true || patches.length === 0;
    const next: DraftRow = {
      ...row,
      baseRevision: isOnLive ? live.revision : row.baseRevision,
      version: row.version + 1,
      patches,
      authors: patches.length === 0 ? [] : [...new Set([...row.authors, author])],
      updatedBy: author,
      updatedAt: clock.now(),
    };
    return storeDraft(options, readers, open, next, (draft) => {
      if (telling.isRebase === true) return [];
      const after = patches.length === 0 ? before.base : draft.documents;
      const discard = { sentence: 'All changes discarded', undoes: 0 };
      const about = { number: next.version, author, way, ...(telling.isDiscard === true ? discard : {}) };
      const edit = describeEdit(options, { before: before.documents, after }, about);
      return edit === null ? [] : [edit];
    });
  };
  const change = (
    version: number,
    telling: Telling,
    makePatches: (open: OpenDraft) => NewPatches | Promise<NewPatches>,
  ): Promise<Result<Draft, PublishRefusal>> =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const live = await requireLive(transaction);
      const row = await readDraftRow(transaction, live);
      if (row.version !== version) return refuse({ code: 'publish.draft-moved', version: row.version });
      const open = { transaction, live, row };
      const patches = await makePatches(open);
      if (patches === null) return refuse({ code: 'draft.tangled' });
      try {
        return { ok: true, value: await store(open, patches, telling) };
      } catch (cause) {
        if (!(cause instanceof PatchError)) throw cause;
        throw new AppError({ status: 422, code: 'draft.patch-misfit', message: cause.message }, { cause });
      }
    });
  return {
    editDraft: ({ version, patches, author, replaced, ...how }) =>
      change(version, { ...how, author }, async ({ row, transaction, live }) => {
        if (replaced !== undefined)
          await appendAudit(transaction, merchant, {
            action: 'draft-import',
            author,
            note: replaced,
            revision: live.revision,
            release: live.release,
            source: live.sourceHash,
            at: clock.now().toISOString(),
          });
        return [...row.patches, ...patches];
      }),
    dropPatches: ({ version, count, author }) =>
      change(version, { author, isDiscard: count === 'all' }, ({ row: { patches } }) =>
        count === 'all' ? [] : patches.slice(0, Math.max(0, patches.length - count)),
      ),
    rewriteDraft: ({ version, author, onto, plan }) =>
      change(version, { author, isRebase: onto === 'live' }, async ({ row, transaction, live }) => {
        const planned = plan(
          await toDraft(transaction, row),
          await sourceOf(transaction, live.sourceHash),
          compiler.diff,
        );
        // Patches that were made again keep the base of the draft.
        return planned === null ? null : markDraftBase(planned, readDraftBase(row.patches));
      }),
    previewDraft: async (author) => {
      const { draft } = await readDraft();
      const { release, issues } = await compile(draft.documents);
      if (release === null) return refuse({ code: 'publish.check-failed', issues: errorsOf(issues) });
      const parts = await prepareParts(db, release, 'fast');
      const { token, expiresAt } = await db.transaction().execute(async (transaction) => {
        await insertRelease(transaction, release, parts, clock.now());
        await insertSignature(transaction, signer, release, clock.now());
        return createPreview(transaction, { merchant, release: release.hash, author, clock, random });
      });
      return { ok: true, value: { path: `/preview/${token}/`, expiresAt: expiresAt.toISOString() } };
    },
    previewLive: async (author) => {
      const { release } = await requireLive(db);
      const preview = { merchant, release, author, clock, random, isCanvas: true };
      const { token, expiresAt } = await createPreview(db, preview);
      return { path: `/preview/${token}/`, expiresAt: expiresAt.toISOString() };
    },
    previewRevision: async (revision, author) => {
      const source = await readRevision(db, merchant, revision);
      if (source === null) throw unknownRevision(revision);
      const { release } = source.record;
      const { token, expiresAt } = await createPreview(db, { merchant, release, author, clock, random });
      return { path: `/preview/${token}/`, expiresAt: expiresAt.toISOString() };
    },
  };
};
