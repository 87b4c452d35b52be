import { applySteps, type StepConflict } from '../../../src/editing/apply-steps.ts';
import type { EditWay, SentEdit } from '../../../src/protocol/calls/draft-edits.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { mayStep, type JudgedSite } from '../../../src/editing/may-step.ts';
import type { ConsolePermission } from '../../../src/protocol/console/console-api.ts';
import type { Step } from '../../../src/protocol/document/edit-step.ts';

/** An edit as it is stored. */
export interface StoredEdit {
  /** Version that the draft has by it. */
  readonly number: number;
  readonly id: string;
  readonly author: string;
  readonly at: Date;
  readonly way: EditWay;
  readonly sentence: string;
  readonly steps: readonly Step[];
  /** Steps that undo it. */
  readonly inverse: readonly Step[];
  /** Number of the edit that it undoes; 0: the whole draft. */
  readonly undoes: number | null;
}
export interface EditsRequest {
  /** Version that the author saw. */
  readonly after: number;
  readonly edits: readonly SentEdit[];
  readonly author: string;
  /** What its author may do. */
  readonly permissions: readonly ConsolePermission[];
  readonly way: EditWay;
}
/** A step of an edit that met another one. */
export interface FoundConflict extends StepConflict {
  readonly edit: SentEdit;
  readonly sent: Step;
}
/** Of what differs, a sentence is enough here. */
type Diff = (before: SiteDocuments, after: SiteDocuments) => readonly { readonly summary: string }[];

/** One sentence for all that differs; the rest is counted. */
export function writeSentence(diff: Diff, before: SiteDocuments, after: SiteDocuments): string {
  const changes = diff(before, after);
  const [first] = changes;
  if (first === undefined) return 'Order of keys';
  const more = changes.length - 1;
  const text = first.summary.length > 200 ? `${first.summary.slice(0, 199)}…` : first.summary;
  return more === 0 ? text : `${text}, and ${more} more`;
}
const undone = 'Undone: ';
const redone = 'Redone: ';
/** What an undo of an edit is called; that of an undo is a redo. */
const writeUndoSentence = (sentence: string, isEmpty: boolean): string => {
  if (isEmpty) return `Left as it is: ${sentence}`;
  return sentence.startsWith(undone)
    ? `${redone}${sentence.slice(undone.length)}`
    : `${undone}${sentence.startsWith(redone) ? sentence.slice(redone.length) : sentence}`;
};

const isGivenUp = ({ settled = [] }: SentEdit, step: number): boolean =>
  settled.some((one) => one.step === step && one.keep === 'theirs');

export type RanEdits =
  | { readonly ok: true; readonly documents: SiteDocuments; readonly added: readonly StoredEdit[] }
  | { readonly ok: false; readonly conflicts: readonly FoundConflict[] }
  | { readonly ok: false; readonly unknown: number }
  /** The document that its author may not change so. */
  | { readonly ok: false; readonly forbidden: string };

/** What edits are carried out by. */
interface RunTools {
  /** Edits that are in the draft already. */
  readonly stored: readonly StoredEdit[];
  readonly at: Date;
  readonly diff: Diff;
  readonly propsOf: JudgedSite['propsOf'];
}

/** Carries edits out on the draft as it is now: all of them, or none where one meets another edit. */
export function runEdits(
  draft: { readonly documents: SiteDocuments; readonly version: number },
  { edits, author, way, permissions }: EditsRequest,
  { stored, at, diff, propsOf }: RunTools,
): RanEdits {
  let { documents } = draft;
  const added: StoredEdit[] = [];
  for (const edit of edits) {
    // It was sent before, and the answer was lost on the way.
    if (stored.some(({ id }) => id === edit.id)) continue;
    const { undoes = null } = edit;
    const source = undoes === null ? null : [...stored, ...added].find(({ number }) => number === undoes);
    if (source === undefined) return { ok: false, unknown: undoes ?? 0 };
    const steps = source?.inverse ?? edit.steps;
    const judged = { documents, propsOf };
    const forbidden = steps.find((step) => !mayStep(permissions, step, judged));
    if (forbidden !== undefined) return { ok: false, forbidden: forbidden.document };
    const ran = applySteps(documents, steps, edit.settled);
    if (ran.conflicts.length > 0)
      return {
        ok: false,
        conflicts: ran.conflicts.flatMap((conflict) => {
          const sent = steps[conflict.step];
          return sent === undefined ? [] : [{ ...conflict, edit, sent }];
        }),
      };
    // Its author gave all of it up: nothing to list. An undo is listed, so that the next one is about another edit.
    const isEmpty = ran.inverse.length === 0;
    if (isEmpty && source === null) continue;
    const sentence = source === null ? edit.sentence : writeUndoSentence(source.sentence, isEmpty);
    added.push({
      number: draft.version + added.length + 1,
      id: edit.id,
      author,
      at,
      way,
      sentence: sentence === '' ? writeSentence(diff, documents, ran.documents) : sentence,
      steps: steps.filter((_, step) => !isGivenUp(edit, step)),
      inverse: ran.inverse,
      undoes,
    });
    ({ documents } = ran);
  }
  return { ok: true, documents, added };
}
