import { applySteps } from '../../editing/apply-steps.ts';
import { stepsBetween } from '../../editing/steps-between.ts';
import type { SentEdit, WireEditConflict } from '../../protocol/calls/draft-edits.ts';
import type { SetStep, Step } from '../../protocol/document/edit-step.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';

export type DocumentChange =
  | {
      readonly document: string;
      /** Gets a copy that it may not alter. */
      readonly change: (before: Json) => Json;
    }
  /** One that the draft does not have yet. It shows once it is saved. */
  | { readonly document: string; readonly make: Json };
/** An edit that waits to be saved; `at` is when it was made. */
export interface EditJob {
  readonly kind: 'edit';
  readonly edit: SentEdit;
  readonly at: number;
}
/** `number`: the edit to undo; left out, one’s own last one, or the last that was undone. */
export interface UndoJob {
  readonly kind: 'undo' | 'redo';
  readonly number?: number;
}
export type Job = EditJob | UndoJob | { readonly kind: 'discard' };

interface Documents {
  readDocument(path: string): Json | undefined;
  writeDocument(path: string, draft: Json): void;
}
/** Milliseconds in which what is typed into one field is one edit. */
const joinedMs = 1_000;

/** The changes of some documents as one edit, on the screen immediately; null where nothing differs. */
export function makeEdit(
  cache: Documents,
  changes: readonly DocumentChange[],
  { at, sentence }: { readonly at: number; readonly sentence: string },
): EditJob | null {
  const steps: Step[] = [];
  for (const one of changes) {
    const { document } = one;
    if ('make' in one) {
      steps.push(...stepsBetween(document, undefined, one.make));
      continue;
    }
    const before = cache.readDocument(document);
    if (before === undefined) throw new Error(`Expected "${document}" to be loaded before it is edited.`);
    const after = one.change(before);
    const added = stepsBetween(document, before, after);
    if (added.length > 0) cache.writeDocument(document, after);
    steps.push(...added);
  }
  return steps.length === 0 ? null : { kind: 'edit', at, edit: { id: crypto.randomUUID(), steps, sentence } };
}
/** Puts an edit on top of the documents that are loaded, but for what met another one. */
export function showEdit(cache: Documents, { edit }: EditJob): void {
  for (const document of new Set(edit.steps.map((step) => step.document))) {
    const before = cache.readDocument(document);
    if (before === undefined) continue;
    const steps = edit.steps.filter((step) => step.document === document);
    const after = applySteps({ [document]: before }, steps).documents[document];
    if (after !== undefined && after !== before) cache.writeDocument(document, after as Json);
  }
}

const onlySet = ({ edit }: EditJob): SetStep | null => {
  const [step, ...more] = edit.steps;
  return step?.do === 'set' && more.length === 0 && edit.settled === undefined ? step : null;
};
/** Two edits of one value, made shortly after each other, as one; null where they are two. */
function joinEdits(first: EditJob, second: EditJob): EditJob | null {
  const [one, other] = [onlySet(first), onlySet(second)];
  if (one === null || other === null || second.at - first.at > joinedMs) return null;
  const isSamePlace =
    one.document === other.document && one.part === other.part && isSameJson(one.path, other.path);
  if (!isSamePlace || !isSameJson(one.value, other.was)) return null;
  return { ...first, edit: { ...first.edit, steps: [{ ...one, value: other.value }] } };
}

/** The queue with a job behind it. Nothing joins an edit that was sent: it may be saved, though no answer came. */
export function addJob(queue: readonly Job[], job: Job, sentId: string | null): readonly Job[] {
  const last = queue.at(-1);
  const canJoin = last?.kind === 'edit' && last.edit.id !== sentId;
  const joined = canJoin && job.kind === 'edit' ? joinEdits(last, job) : null;
  return joined === null ? [...queue, job] : [...queue.slice(0, -1), joined];
}
/** An edit with what its author decided about one of its steps. */
export function settleJob(
  job: EditJob,
  { step, seen }: Pick<WireEditConflict, 'step' | 'seen'>,
  keep: 'mine' | 'theirs',
): EditJob {
  const others = (job.edit.settled ?? []).filter((one) => one.step !== step);
  return { ...job, edit: { ...job.edit, settled: [...others, { step, keep, seen }] } };
}
