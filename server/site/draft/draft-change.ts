import type { Transaction } from 'kysely';
import { stepsBetweenSites } from '../../../src/editing/steps-between.ts';
import { invertSteps } from '../../../src/editing/apply-steps.ts';
import type { EditWay } from '../../../src/protocol/calls/draft-edits.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Tables } from '../../db/database.ts';
import { settlePlanAfterEdit } from '../schedule/settle-plan.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { LiveHead } from '../release/release-store.ts';
import type { Draft } from '../site-service.ts';
import { writeDraftRow, type DraftRow } from './draft-store.ts';
import { insertEdits } from './edit-store.ts';
import { writeSentence, type StoredEdit } from './run-edits.ts';

/** The draft as it is, inside the transaction that holds the merchant’s lock. */
export interface OpenDraft {
  readonly transaction: Transaction<Tables>;
  readonly live: LiveHead;
  readonly row: DraftRow;
}

/** An edit of documents that came as a whole, as steps. */
export const describeEdit = (
  { compiler, clock, random }: SiteServiceOptions,
  sides: { readonly before: SiteDocuments; readonly after: SiteDocuments },
  about: {
    readonly number: number;
    readonly author: string;
    readonly way: EditWay;
    readonly sentence?: string;
    readonly undoes?: number;
  },
): StoredEdit | null => {
  const steps = stepsBetweenSites(sides.before, sides.after);
  if (steps.length === 0) return null;
  const {
    sentence = writeSentence(compiler.diff, sides.before, sides.after),
    undoes = null,
    ...rest
  } = about;
  return {
    ...rest,
    id: random.uuid(),
    at: clock.now(),
    sentence,
    steps,
    inverse: invertSteps(sides.before, steps),
    undoes,
  };
};

/** Writes the draft and its edits, and ends a planned release that they make impossible. */
export const storeDraft = async (
  { merchant, clock }: SiteServiceOptions,
  readers: Readers,
  { transaction, live }: OpenDraft,
  next: DraftRow,
  edits: (draft: Draft) => readonly StoredEdit[],
): Promise<Draft> => {
  const draft = await readers.toDraft(transaction, next);
  await writeDraftRow(transaction, merchant, next);
  await insertEdits(transaction, merchant, edits(draft));
  const by = next.updatedBy ?? '';
  await settlePlanAfterEdit(transaction, draft, { merchant, by, at: clock.now(), live });
  return draft;
};
