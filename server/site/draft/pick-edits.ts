import { applySteps } from '../../../src/editing/apply-steps.ts';
import { listUndone } from '../../../src/editing/undo-order.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Step } from '../../../src/protocol/document/edit-step.ts';
import { findOther } from './explain-conflict.ts';
import type { StoredEdit } from './run-edits.ts';

interface PickedEdit {
  readonly edit: StoredEdit;
  /** Steps that take it back where only what is picked was changed. */
  readonly inverse: readonly Step[];
}
export type Picked =
  | { readonly ok: true; readonly documents: SiteDocuments; readonly edits: readonly PickedEdit[] }
  /** Numbers of edits that what is picked builds on; none where nothing says which. */
  | { readonly ok: false; readonly needs: readonly number[] };

/** Edits of a draft that still count: neither undone, nor an undo. */
function listStanding(edits: readonly StoredEdit[]): readonly StoredEdit[] {
  const undone = listUndone(edits);
  return edits.filter(({ number, undoes }) => undoes === null && !undone.has(number));
}

/** The picked edits alone, carried out on what is live, or those that they build on. */
export function pickEdits(
  live: SiteDocuments,
  edits: readonly StoredEdit[],
  numbers: ReadonlySet<number>,
): Picked {
  const standing = listStanding(edits);
  const needs = new Set<number>();
  const picked: PickedEdit[] = [];
  let documents = live;
  let isClear = true;
  for (const edit of standing.filter(({ number }) => numbers.has(number))) {
    const ran = applySteps(documents, edit.steps);
    for (const { step } of ran.conflicts) {
      isClear = false;
      const sent = edit.steps[step];
      const others = standing.filter(({ number }) => number < edit.number && !numbers.has(number));
      const other = sent === undefined ? undefined : findOther(sent, others);
      if (other !== undefined) needs.add(other.number);
    }
    documents = ran.documents;
    picked.push({ edit, inverse: ran.inverse });
  }
  return isClear
    ? { ok: true, documents, edits: picked }
    : { ok: false, needs: [...needs].sort((a, b) => a - b) };
}
