import type { Transaction } from 'kysely';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Tables } from '../../db/database.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { PatchError } from './apply-patches.ts';
import { appendAudit } from '../audit/audit.ts';
import { markDraftBase, readDraftBase } from '../base/draft-base.ts';
import { readDraftRow, writeDraftRow, type DraftRow } from './draft-store.ts';
import { createPreview } from '../stage/preview-store.ts';
import { errorsOf, refuse } from '../refusal.ts';
import {
  insertRelease,
  lockMerchant,
  prepareParts,
  readRevision,
  type LiveHead,
} from '../release/release-store.ts';
import { insertSignature } from '../release/signature-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import { settlePlanAfterEdit } from '../schedule/settle-plan.ts';
import { unknownRevision, type Readers, type SiteServiceOptions } from '../live/site-readers.ts';
import type { Draft, PublishRefusal, SiteService } from '../site-service.ts';

/** Null where no patches do what was asked. */
type NewPatches = DraftRow['patches'] | null;

/** Edit, undo and preview of the draft. */
export const createDraftCommands = (
  { db, merchant, clock, random, signer, compiler }: SiteServiceOptions,
  { requireLive, toDraft, readDraft, sourceOf }: Readers,
  compile: SiteCompiler['compile'],
): Pick<
  SiteService,
  'editDraft' | 'dropPatches' | 'rewriteDraft' | 'previewDraft' | 'previewRevision' | 'previewLive'
> => {
  const change = (
    version: number,
    author: string,
    makePatches: (
      row: DraftRow,
      context: { readonly work: Transaction<Tables>; readonly live: LiveHead },
    ) => NewPatches | Promise<NewPatches>,
    onto: 'base' | 'live' = 'base',
  ): Promise<Result<Draft, PublishRefusal>> =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const live = await requireLive(transaction);
      const row = await readDraftRow(transaction, live);
      if (row.version !== version) return refuse({ code: 'publish.draft-moved', version: row.version });
      const patches = await makePatches(row, { work: transaction, live });
      if (patches === null) return refuse({ code: 'draft.tangled' });
      const isOnLive = onto === 'live' || patches.length === 0;
      const next: DraftRow = {
        baseRevision: isOnLive ? live.revision : row.baseRevision,
        version: row.version + 1,
        patches,
        authors: patches.length === 0 ? [] : [...new Set([...row.authors, author])],
        updatedBy: author,
        updatedAt: clock.now(),
      };
      try {
        const draft = await toDraft(transaction, next);
        await writeDraftRow(transaction, merchant, next);
        const now = clock.now();
        await settlePlanAfterEdit(transaction, draft, { merchant, by: author, at: now, live });
        return { ok: true, value: draft };
      } catch (cause) {
        if (!(cause instanceof PatchError)) throw cause;
        throw new AppError({ status: 422, code: 'draft.patch-misfit', message: cause.message }, { cause });
      }
    });
  return {
    editDraft: ({ version, patches, author, replaced }) =>
      change(version, author, async (row, { work, live }) => {
        if (replaced !== undefined)
          await appendAudit(work, merchant, {
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
      change(version, author, ({ patches }) =>
        count === 'all' ? [] : patches.slice(0, Math.max(0, patches.length - count)),
      ),
    rewriteDraft: ({ version, author, onto, plan }) =>
      change(
        version,
        author,
        async (row, { work, live }) => {
          const planned = plan(
            await toDraft(work, row),
            await sourceOf(work, live.sourceHash),
            compiler.diff,
          );
          // Patches that were made again keep the base of the draft.
          return planned === null ? null : markDraftBase(planned, readDraftBase(row.patches));
        },
        onto,
      ),
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
