import type { DraftLine } from '../../../src/protocol/calls/drafts.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { lockMerchant } from '../release/release-store.ts';
import { withinDraft } from './chosen-draft.ts';
import { newDraft } from './draft-line.ts';
import { readDraftRow } from './draft-store.ts';
import { insertEdits, readEditsAfter } from './edit-store.ts';
import { pickEdits } from './pick-edits.ts';
import { patchSiteExactly } from './site-patches.ts';

/**
 * A draft of some edits. The one that they are from keeps them: when they are live it is put on top of them, and
 * what is live already is no longer a change of it.
 */
export const createSplit =
  ({ db, merchant, clock, random }: SiteServiceOptions, readers: Readers) =>
  (asked: {
    readonly name: string;
    readonly edits: readonly number[];
    readonly author: string;
  }): Promise<DraftLine> =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const live = await readers.requireLive(transaction);
      const { since } = await readDraftRow(transaction, live);
      const documents = await readers.sourceOf(transaction, live.sourceHash);
      const edits = await readEditsAfter(transaction, merchant, since);
      const picked = pickEdits(documents, edits, new Set(asked.edits));
      if (!picked.ok)
        throw new AppError({
          status: 409,
          code: 'draft.lacks',
          message: 'The picked edits build on others.',
          value: { needs: picked.needs },
        });
      const id = random.uuid();
      const first = 1;
      const now = clock.now();
      const authors = [...new Set(picked.edits.map(({ edit }) => edit.author))];
      await transaction
        .insertInto('site_draft')
        .values({
          merchant,
          id,
          name: asked.name.trim(),
          created_by: asked.author,
          base_revision: live.revision,
          version: first + picked.edits.length,
          patches: JSON.stringify(patchSiteExactly(documents, picked.documents)),
          authors: JSON.stringify(authors),
          updated_by: asked.author,
          updated_at: now,
          since: first,
        })
        .execute();
      await withinDraft(id, () =>
        insertEdits(
          transaction,
          merchant,
          picked.edits.map(({ edit, inverse }, index) => ({
            ...edit,
            inverse,
            number: first + index + 1,
          })),
        ),
      );
      return { ...newDraft(id, asked.name.trim(), asked.author, now), authors };
    });
