import { stepKinds, type Settled, type Step } from '../document/edit-step.ts';
import {
  anyJson,
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  schemaOf,
  text,
  textUpTo,
  whole,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';

/** Edits of the draft as the console sends and lists them. `document/edit-step.ts` has the steps. */

const part = textUpTo(400);
const key = textUpTo(200, 1);
const path = list(key, { maxItems: 64 });
const place = object({ part, path, after: nullable(part) });
/** Every field that a kind of step has; the server checks whether a step has those of its kind. */
const step = object({
  document: key,
  do: oneOf(stepKinds),
  part: optional(part),
  path: optional(path),
  place: optional(place),
  from: optional(place),
  to: optional(place),
  next: optional(nullable(part)),
  before: optional(key),
  value: optional(anyJson),
  was: optional(anyJson),
}) as Schema<unknown> as Schema<Step>;
const settled = schemaOf<Settled>()(
  object({ step: count, keep: oneOf(['mine', 'theirs']), seen: textUpTo(40) }),
);
const sent = object({
  /** Made by the browser: an edit that is sent twice is saved once. */
  id: textUpTo(60, 8),
  steps: list(step, { maxItems: 2_000 }),
  /** Empty: the server says it. */
  sentence: textUpTo(300),
  /** Number of an edit to undo: then there are no steps. */
  undoes: optional(whole(1)),
  /** What its author decided where it met another edit. */
  settled: optional(list(settled, { maxItems: 2_000 })),
});
export type SentEdit = ValueOf<typeof sent>;
export const editsToSave = object({
  /** Version of the draft that their author saw: the answer lists the edits since. */
  after: count,
  edits: list(sent, { minItems: 1, maxItems: 50 }),
});

const line = object({
  /** The version that the draft has by it. */
  number: count,
  author: text,
  at: text,
  way: oneOf(['console', 'command-line', 'import', 'assistant']),
  sentence: text,
  /** Number of the edit that it undoes; 0: the whole draft, which was discarded. */
  undoes: nullable(integer),
});
/** One line in the history of the draft. */
export type WireEdit = ValueOf<typeof line>;
export type EditWay = WireEdit['way'];
export const editLines = list(line);

const editConflict = object({
  /** Id of the edit, and index of its step. */
  edit: text,
  step: count,
  document: text,
  /** Its place, in words. */
  place: text,
  does: oneOf(stepKinds),
  /** In words; null for nothing. */
  mine: nullable(text),
  theirs: nullable(text),
  /** Who changed it meanwhile, and when, where an edit tells. */
  by: nullable(text),
  at: nullable(text),
  /** Whether mine can still be saved; else what it belongs to is gone. */
  canKeep: flag,
  /** Of what is there now, to be sent with the decision. */
  seen: text,
});
/** Two edits of the same; the value of a refusal with `draft.conflict`. */
export type WireEditConflict = ValueOf<typeof editConflict>;
