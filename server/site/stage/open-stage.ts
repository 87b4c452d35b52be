import type { StagePlan } from '../../../src/protocol/release/stage.ts';
import { commitRevision } from '../release/commit-revision.ts';
import { writeDraftRow } from '../draft/draft-store.ts';
import type { GoLive } from '../release/publish-commands.ts';
import type { SiteServiceOptions } from '../live/site-readers.ts';
import type { NamedReader } from '../tables.ts';

/** The draft becomes the release of a stage; what is live stays, and the draft starts again on that. */
export const openStage =
  (options: SiteServiceOptions, plan: StagePlan, named: readonly NamedReader[]): GoLive =>
  async (transaction, next, { live, draft }) => {
    const { merchant, revision, note, author, at } = next;
    const record = await commitRevision(transaction, options, { ...next, kind: 'stage' }, 'stage');
    await transaction
      .insertInto('site_stage')
      .values({
        merchant,
        draft: draft.id,
        revision,
        note,
        author,
        created_at: at,
        state: 'open',
        base_revision: live.revision,
        share: plan.share,
        audience: plan.audience,
        named: JSON.stringify(named),
        halt_after: plan.haltAfter,
        patches: JSON.stringify(draft.patches),
        authors: JSON.stringify(draft.authors),
        ended_by: null,
        ended_at: null,
        reason: null,
      })
      .execute();
    await writeDraftRow(transaction, merchant, {
      id: draft.id,
      baseRevision: live.revision,
      version: draft.version + 1,
      since: draft.version + 1,
      patches: [],
      authors: [],
      updatedBy: author,
      updatedAt: at,
    });
    return record;
  };
