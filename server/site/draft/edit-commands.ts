import type { Result } from '../../../src/protocol/release/issue.ts';
import { markDraftBase, readDraftBase } from '../base/draft-base.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { refuse } from '../refusal.ts';
import { lockMerchant } from '../release/release-store.ts';
import type { Draft, PublishRefusal, SavedEdits, SiteService } from '../site-service.ts';
import { storeDraft, type OpenDraft } from './draft-change.ts';
import { readDraftRow } from './draft-store.ts';
import { findEdits, readEditAuthors, readEditLines, readEditsAfter } from './edit-store.ts';
import { explainConflict } from './explain-conflict.ts';
import type { JudgedSite } from '../../../src/editing/may-step.ts';
import { runEdits, type EditsRequest, type StoredEdit } from './run-edits.ts';
import { patchSiteExactly } from './site-patches.ts';

/** Who may change anything needs no component to be looked up. */
async function readProps({ permissions }: EditsRequest): Promise<JudgedSite['propsOf']> {
  if (permissions.includes('edit')) return () => undefined;
  const { findProps } = await import('../compile/component-facts.ts');
  return findProps;
}

/** Saves edits by name, and lists them. */
export const createEditCommands = (
  options: SiteServiceOptions,
  readers: Readers,
): Pick<SiteService, 'saveEdits' | 'listEdits'> => {
  const { db, merchant, clock, compiler } = options;
  /** Who takes an edit back brings back what its authors made. */
  const readAuthors = async (
    { transaction, row }: OpenDraft,
    added: readonly StoredEdit[],
    author: string,
  ): Promise<readonly string[]> => {
    const undone = added.flatMap(({ undoes }) => (undoes === null ? [] : [undoes]));
    const upTo = Math.max(...undone);
    const others =
      undone.length === 0 ? [] : await readEditAuthors(transaction, merchant, { since: row.since, upTo });
    return [...new Set([...row.authors, ...others, author])];
  };
  const store = async (
    open: OpenDraft,
    before: Draft,
    documents: Draft['documents'],
    added: readonly StoredEdit[],
    author: string,
  ): Promise<Draft> => {
    const { row, live, transaction } = open;
    const patches = markDraftBase(patchSiteExactly(before.base, documents), readDraftBase(row.patches));
    const isEmpty = patches.length === 0;
    const next = {
      ...row,
      baseRevision: isEmpty ? live.revision : row.baseRevision,
      version: row.version + added.length,
      patches,
      authors: isEmpty ? [] : await readAuthors({ transaction, live, row }, added, author),
      updatedBy: author,
      updatedAt: clock.now(),
    };
    return storeDraft(options, readers, open, next, () => added);
  };
  const save = async (
    open: OpenDraft,
    request: EditsRequest,
    propsOf: JudgedSite['propsOf'],
  ): Promise<Result<SavedEdits, PublishRefusal>> => {
    const { row, transaction } = open;
    const { after, edits, author } = request;
    const before = await readers.toDraft(transaction, row);
    const stored = await findEdits(transaction, merchant, {
      since: row.since,
      ids: edits.map(({ id }) => id),
      numbers: edits.flatMap(({ undoes }) => (undoes === undefined ? [] : [undoes])),
    });
    const ran = runEdits(before, request, {
      stored,
      at: clock.now(),
      diff: compiler.diff,
      propsOf,
    });
    if (!ran.ok) {
      if ('unknown' in ran) return refuse({ code: 'draft.edit-unknown', number: ran.unknown });
      if ('forbidden' in ran) return refuse({ code: 'draft.step-not-allowed', document: ran.forbidden });
      const later = await readEditsAfter(transaction, merchant, row.since);
      const conflicts = ran.conflicts.map((conflict) => explainConflict(conflict, later));
      return refuse({ code: 'draft.conflict', conflicts });
    }
    const { added, documents } = ran;
    const draft = added.length === 0 ? before : await store(open, before, documents, added, author);
    const lines = await readEditLines(transaction, merchant, Math.max(after, row.since));
    return { ok: true, value: { draft, edits: lines } };
  };
  return {
    saveEdits: async (request) => {
      const propsOf = await readProps(request);
      return db.transaction().execute(async (transaction) => {
        await lockMerchant(transaction, merchant);
        const live = await readers.requireLive(transaction);
        return save({ transaction, live, row: await readDraftRow(transaction, live) }, request, propsOf);
      });
    },
    listEdits: async () => {
      const live = await readers.requireLive(db);
      const { since } = await readDraftRow(db, live);
      return readEditLines(db, merchant, since);
    },
  };
};
