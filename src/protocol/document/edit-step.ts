import type { Json } from '../json/json.ts';

/** A named part of a document: `id:title`, `modId:…`, `code:…`. The empty text is the document itself. */
export type Part = string;
/** Keys of objects, from a part inwards. */
export type StepPath = readonly string[];
/** Short text that tells two values apart. It guards against an edit in between, not against an attacker. */
export type Fingerprint = string;
/** A place in a list whose items have names. `after` is the item in front; null: the first place. */
export interface Place {
  readonly part: Part;
  readonly path: StepPath;
  readonly after: Part | null;
}
interface InDocument {
  readonly document: string;
}
/** Gives a key its value. Without `was` there was none; `before` is the key that it comes in front of. */
export interface SetStep extends InDocument {
  readonly do: 'set';
  readonly part: Part;
  /** No keys: the part as a whole. */
  readonly path: StepPath;
  readonly value: Json;
  readonly was?: Json;
  readonly before?: string;
}
export interface ClearStep extends InDocument {
  readonly do: 'clear';
  readonly part: Part;
  readonly path: StepPath;
  readonly was: Json;
}
export interface PutStep extends InDocument {
  readonly do: 'put';
  readonly place: Place;
  readonly value: Json;
}
export interface TakeStep extends InDocument {
  readonly do: 'take';
  readonly part: Part;
  readonly was: Fingerprint;
}
export interface MoveStep extends InDocument {
  readonly do: 'move';
  readonly part: Part;
  readonly from: Place;
  readonly to: Place;
  /** What came behind it, so that a move of its neighbour is seen as such. */
  readonly next?: Part | null;
}
export interface MakeStep extends InDocument {
  readonly do: 'make';
  readonly value: Json;
}
export interface DropStep extends InDocument {
  readonly do: 'drop';
  readonly was: Fingerprint;
}
/** One change of one document, addressed by name, with what its author saw there. */
export type Step = SetStep | ClearStep | PutStep | TakeStep | MoveStep | MakeStep | DropStep;

/** Every kind of step. */
export const stepKinds = [
  'set',
  'clear',
  'put',
  'take',
  'move',
  'make',
  'drop',
] as const satisfies readonly Step['do'][];

/** What was decided about a step that met another edit. `seen` is the value that was there then. */
export interface Settled {
  readonly step: number;
  readonly keep: 'mine' | 'theirs';
  readonly seen: Fingerprint;
}
