import type { Transaction } from 'kysely';
import { mergeBase } from '../../../src/compiler/overlay/merge-base.ts';
import { makeOverlay } from '../../../src/compiler/overlay/overlay.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { isSameJson } from '../../../src/protocol/json/json-patches.ts';
import type { Tables } from '../../db/database.ts';
import type { JobHandler } from '../../infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../infrastructure/jobs/job-store.ts';
import { readNewest, sensitiveIn } from '../audit/approvals.ts';
import { describeConflict } from '../base/describe-conflict.ts';
import { markDraftBase, readDraftBase } from '../base/draft-base.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { lockMerchant, readRevision, type LiveHead, type NewRevision } from '../release/release-store.ts';
import { readWaiting } from '../schedule/schedule-store.ts';
import { endPlan } from '../schedule/settle-plan.ts';
import type { Draft } from '../site-service.ts';
import { chosenDraft, withinDraft } from './chosen-draft.ts';
import { findDraftRow, writeDraftRow, type DraftRow } from './draft-store.ts';
import { patchSite } from './site-patches.ts';
import { hashSource } from './source-store.ts';

/** Kind of the job that puts a draft on top of what another one made live. */
export const rebaseJobKind = 'site.rebase';

/** Plans that every other draft with changes is put on top of a release, in the transaction of that release. */
export const planRebases = async (
  transaction: Transaction<Tables>,
  { merchant, revision, at }: NewRevision,
): Promise<void> => {
  const rows = await transaction
    .selectFrom('site_draft')
    .select(['id', 'patches'])
    .where('merchant', '=', merchant)
    .where('id', '!=', chosenDraft())
    .execute();
  for (const { id, patches } of rows)
    if (patches.length > 0)
      await scheduleJob(transaction, {
        merchant,
        kind: rebaseJobKind,
        key: `${id} ${revision}`,
        payload: { draft: id },
        dueAt: at,
        now: at,
      });
};

/** What a draft becomes on top of what is live. */
interface Rebased {
  readonly documents: SiteDocuments;
  readonly conflicts: ReturnType<typeof mergeBase>['conflicts'];
  /** Whether what was planned and approved is still the same, and can go live. */
  readonly isSame: boolean;
}

const namesOf = (sensitive: ReturnType<typeof sensitiveIn>) =>
  sensitive.map(({ kind, document, summary }) => ({ kind, document, summary }));

export const createRebase = (
  options: SiteServiceOptions,
  readers: Readers,
  compile: SiteCompiler['compile'],
): { readonly run: JobHandler; readonly rebase: () => Promise<void> } => {
  const { db, merchant, clock } = options;
  const merge = async (draft: Draft, live: SiteDocuments): Promise<Rebased> => {
    const { documents, conflicts } = mergeBase(draft.base, live, draft.documents);
    const [before, after] = [makeOverlay(draft.base, draft.documents), makeOverlay(live, documents)] as const;
    const isUntouched =
      conflicts.length === 0 &&
      JSON.stringify(before) === JSON.stringify(after) &&
      isSameJson(
        namesOf(sensitiveIn(options, draft)),
        namesOf(sensitiveIn(options, { base: live, documents })),
      );
    const isWatched = (await readNewest(db, merchant)) !== null || (await readWaiting(db, merchant)) !== null;
    const isSame = isUntouched && isWatched && (await compile(documents)).release !== null;
    return { documents, conflicts, isSame };
  };
  /** Plan and approval follow the draft where what it changes is the same; else they say that they rest. */
  const carry = async (
    transaction: Transaction<Tables>,
    { draft, live, rebased }: { readonly draft: Draft; readonly live: LiveHead; readonly rebased: Rebased },
  ): Promise<void> => {
    const [was, hash] = [hashSource(draft.documents), hashSource(rebased.documents)];
    const base = rebased.isSame ? { base_revision: live.revision } : {};
    const approval = await readNewest(transaction, merchant);
    if (approval?.content_hash === was && approval.base_revision === draft.baseRevision)
      await transaction
        .updateTable('site_approval')
        .set({ content_hash: hash, ...base })
        .where('id', '=', approval.id)
        .execute();
    const plan = await readWaiting(transaction, merchant);
    if (plan === null) return;
    if (rebased.isSame && plan.content_hash === was) {
      await transaction
        .updateTable('site_schedule')
        .set({ content_hash: hash, base_revision: live.revision })
        .where('id', '=', plan.id)
        .execute();
      return;
    }
    const release = await readRevision(transaction, merchant, live.revision);
    const by = release?.record.author ?? '';
    await endPlan(transaction, plan, 'suspended', { merchant, by, at: clock.now(), live });
  };
  const write = (draft: Draft, live: LiveHead, liveDocuments: SiteDocuments, rebased: Rebased) =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const now = await readers.requireLive(transaction);
      const row = await findDraftRow(transaction, now, chosenDraft());
      const isOld = row?.version !== draft.version || now.sourceHash !== live.sourceHash;
      if (row === null || isOld) return false;
      const release = await readRevision(transaction, merchant, live.revision);
      const { author = '', publishedAt = '' } = release?.record ?? {};
      const patches = markDraftBase(patchSite(liveDocuments, rebased.documents), readDraftBase(row.patches));
      const next: DraftRow = { ...row, baseRevision: now.revision, version: row.version + 1, patches };
      await carry(transaction, { draft, live: now, rebased });
      await writeDraftRow(transaction, merchant, next);
      if (rebased.conflicts.length > 0) {
        const { contested } = await transaction
          .selectFrom('site_draft')
          .select('contested')
          .where('merchant', '=', merchant)
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow();
        const added = rebased.conflicts.map((one) => ({
          conflict: describeConflict(one),
          by: author,
          at: publishedAt,
        }));
        await transaction
          .updateTable('site_draft')
          .set({ contested: JSON.stringify([...contested, ...added]) })
          .where('merchant', '=', merchant)
          .where('id', '=', row.id)
          .execute();
      }
      return true;
    });
  /** Puts the draft of the call on top of what is live, however often either moves meanwhile. */
  const rebase = async (): Promise<void> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { live, draft } = await readers.readDraft();
      if (draft.patches.length === 0 || draft.baseRevision === live.revision) return;
      const documents = await readers.sourceOf(db, live.sourceHash);
      if (await write(draft, live, documents, await merge(draft, documents))) return;
    }
    throw new Error(`The draft ${chosenDraft()} moved each time that it was put on top of what is live.`);
  };
  const run: JobHandler = async (_work, { payload }) => {
    const { draft } = payload;
    if (typeof draft !== 'string') throw new Error('The job names no draft.');
    const live = await readers.requireLive(db);
    // It was thrown away meanwhile.
    if ((await findDraftRow(db, live, draft)) !== null) await withinDraft(draft, rebase);
  };
  return { run, rebase };
};
