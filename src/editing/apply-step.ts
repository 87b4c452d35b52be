import { nameOfPart } from '../compiler/overlay/flat-document.ts';
import type {
  ClearStep,
  DropStep,
  MakeStep,
  MoveStep,
  PutStep,
  SetStep,
  Step,
  TakeStep,
} from '../protocol/document/edit-step.ts';
import { isJsonList, isJsonObject, isSameJson } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';
import { changeAt, keyBehind, withKey, withoutKey } from './change-tree.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findList, findPart, findTrails, listNames, ownValue, placeOf, valueAt } from './parts.ts';

/** A step met another edit. */
export interface Clash {
  /** What is there now; nothing where it is left out. */
  readonly theirs?: Json;
  /** Whether the step can be carried out all the same. */
  readonly canKeep: boolean;
}
export type StepOutcome =
  | {
      readonly ok: true;
      readonly document: Json | undefined;
      /** Restores the very bytes; null where nothing changed. */
      readonly inverse: Step | null;
      /** What it should come behind is gone, so it is last. */
      readonly isLast?: true;
    }
  | ({ readonly ok: false } & Clash);

const unchanged = (document: Json | undefined): StepOutcome => ({ ok: true, document, inverse: null });
const clash = (theirs: Json | undefined, canKeep: boolean): StepOutcome =>
  theirs === undefined ? { ok: false, canKeep } : { ok: false, canKeep, theirs };
const isSameText = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const nameKeys: ReadonlySet<string> = new Set(['id', 'modId', 'code']);

/** Where a step that goes back has no address, all of the document goes back. */
const wholeInverse = (document: string, before: Json, after: Json): SetStep => ({
  document,
  do: 'set',
  part: '',
  path: [],
  value: before,
  was: after,
});
const changed = (step: Step, before: Json, after: Json, inverse: Step | null): StepOutcome => ({
  ok: true,
  document: after,
  inverse: inverse ?? wholeInverse(step.document, before, after),
});

function applyWhole(
  before: Json,
  step: SetStep,
  trail: readonly (string | number)[],
  isForced: boolean,
): StepOutcome {
  const now = valueAt(before, trail) ?? null;
  if (isSameText(now, step.value)) return unchanged(before);
  if (!isForced && !isSameJson(now, step.was) && !isSameJson(now, step.value)) return clash(now, true);
  const after = changeAt(before, trail, () => step.value);
  const isNamedStill = trail.length === 0 || nameOfPart(step.value) === step.part;
  const inverse = { ...step, value: now, was: step.value };
  return changed(step, before, after, isNamedStill ? inverse : null);
}
function applySet(before: Json, step: SetStep, isForced: boolean): StepOutcome {
  const part = findPart(before, step.part);
  const key = step.path.at(-1);
  if (part === null) return clash(undefined, false);
  if (key === undefined) return applyWhole(before, step, part, isForced);
  const trail = [...part, ...step.path.slice(0, -1)];
  const parent = valueAt(before, trail);
  if (!isJsonObject(parent)) return clash(undefined, false);
  const now = ownValue(parent, key);
  if (isSameText(now, step.value)) return unchanged(before);
  if (!isForced && !isSameJson(now, step.was) && !isSameJson(now, step.value)) return clash(now, true);
  const after = changeAt(before, trail, () => withKey(parent, key, step.value, step.before));
  const { document, part: name, path, value } = step;
  const inverse: Step =
    now === undefined
      ? { document, do: 'clear', part: name, path, was: value }
      : { document, do: 'set', part: name, path, value: now, was: value };
  const isNamedStill =
    findPart(after, step.part) !== null && (step.part === '' || step.path.length > 1 || !nameKeys.has(key));
  return changed(step, before, after, isNamedStill ? inverse : null);
}
function applyClear(before: Json, step: ClearStep, isForced: boolean): StepOutcome {
  const part = findPart(before, step.part);
  const key = step.path.at(-1);
  const trail = [...(part ?? []), ...step.path.slice(0, -1)];
  const parent = valueAt(before, trail);
  const now = part === null || key === undefined ? undefined : ownValue(parent, key);
  if (key === undefined || now === undefined || !isJsonObject(parent)) return unchanged(before);
  if (!isForced && !isSameJson(now, step.was)) return clash(now, true);
  const after = changeAt(before, trail, () => withoutKey(parent, key));
  const behind = keyBehind(parent, key);
  const { document, part: name, path } = step;
  const inverse: SetStep = {
    document,
    do: 'set',
    part: name,
    path,
    value: now,
    ...(behind === undefined ? {} : { before: behind }),
  };
  return changed(step, before, after, findPart(after, name) === null ? null : inverse);
}

const indexBehind = (list: readonly Json[], after: string | null): number => {
  if (after === null) return 0;
  const index = list.findIndex((item) => nameOfPart(item) === after);
  return index < 0 ? list.length : index + 1;
};
const comesLast = (outcome: StepOutcome): StepOutcome =>
  outcome.ok ? { ...outcome, isLast: true } : outcome;
const isMissing = (list: readonly Json[], after: string | null): boolean =>
  after !== null && !list.some((item) => nameOfPart(item) === after);

function applyPut(before: Json, step: PutStep): StepOutcome {
  const { place, value } = step;
  const name = nameOfPart(value);
  const trail = findList(before, place);
  if (trail === null || name === null) return clash(undefined, false);
  const namesake = listNames(value).flatMap((one) => findTrails(before, one))[0];
  if (namesake !== undefined) {
    const theirs = valueAt(before, namesake);
    return isSameText(theirs, value) ? unchanged(before) : clash(theirs, false);
  }
  const list = (valueAt(before, trail) ?? []) as readonly Json[];
  const after = changeAt(before, trail, () => list.toSpliced(indexBehind(list, place.after), 0, value));
  const inverse: TakeStep = { document: step.document, do: 'take', part: name, was: fingerprintOf(value) };
  const outcome = changed(step, before, after, findPart(after, name) === null ? null : inverse);
  return isMissing(list, place.after) ? comesLast(outcome) : outcome;
}
function applyTake(before: Json, step: TakeStep, isForced: boolean): StepOutcome {
  const trails = findTrails(before, step.part);
  const [trail] = trails;
  if (trail === undefined) return unchanged(before);
  const value = valueAt(before, trail) ?? null;
  const list = valueAt(before, trail.slice(0, -1));
  if (trails.length > 1 || !isJsonList(list)) return clash(value, false);
  if (!isForced && fingerprintOf(value) !== step.was) return clash(value, true);
  const here = placeOf(before, trail);
  const after = changeAt(before, trail.slice(0, -1), () => list.toSpliced(Number(trail.at(-1)), 1));
  // What has a name that is elsewhere too cannot be put by name: its list goes back.
  const isTwice = listNames(value).some((name) => findTrails(after, name).length > 0);
  const { document } = step;
  if (here === null) return changed(step, before, after, null);
  const { place } = here;
  const inverse: Step = isTwice
    ? {
        document,
        do: 'set',
        part: place.part,
        path: place.path,
        value: list,
        was: valueAt(after, trail.slice(0, -1)) ?? null,
      }
    : { document, do: 'put', place, value };
  return changed(step, before, after, inverse);
}

const isSameList = (one: MoveStep['from'], other: MoveStep['from']): boolean =>
  one.part === other.part && isSameJson(one.path, other.path);

function applyMove(before: Json, step: MoveStep, isForced: boolean): StepOutcome {
  const trail = findPart(before, step.part);
  const here = trail && placeOf(before, trail);
  const target = findList(before, step.to);
  if (trail === null || here === null || target === null) return clash(undefined, false);
  const { place, next } = here;
  const now: Json = { part: place.part, path: place.path, after: place.after };
  if (isSameList(place, step.to) && place.after === step.to.after) return unchanged(before);
  const isBeside = place.after === step.from.after || (step.next !== undefined && next === step.next);
  if (!isForced && !(isSameList(place, step.from) && isBeside)) return clash(now, true);
  if (trail.every((key, index) => target[index] === key)) return clash(now, false);
  const value = valueAt(before, trail) ?? null;
  const without = changeAt(before, trail.slice(0, -1), (list) =>
    isJsonList(list) ? list.toSpliced(Number(trail.at(-1)), 1) : list,
  );
  const to = findList(without, step.to);
  if (to === null) return clash(now, false);
  const list = (valueAt(without, to) ?? []) as readonly Json[];
  const after = changeAt(without, to, () => list.toSpliced(indexBehind(list, step.to.after), 0, value));
  const arrived = placeOf(after, findPart(after, step.part) ?? []);
  const inverse: MoveStep | null = arrived && {
    document: step.document,
    do: 'move',
    part: step.part,
    from: arrived.place,
    to: place,
    next: arrived.next,
  };
  const outcome = changed(step, before, after, inverse);
  return isMissing(list, step.to.after) ? comesLast(outcome) : outcome;
}

function applyMake(before: Json | undefined, step: MakeStep, isForced: boolean): StepOutcome {
  if (before === undefined)
    return {
      ok: true,
      document: step.value,
      inverse: { document: step.document, do: 'drop', was: fingerprintOf(step.value) },
    };
  if (isSameText(before, step.value)) return unchanged(before);
  return isForced ? changed(step, before, step.value, null) : clash(before, true);
}
function applyDrop(before: Json, step: DropStep, isForced: boolean): StepOutcome {
  if (!isForced && fingerprintOf(before) !== step.was) return clash(before, true);
  return {
    ok: true,
    document: undefined,
    inverse: { document: step.document, do: 'make', value: before },
  };
}

/**
 * Carries out one step on its document. It fails where the step’s author saw something else there than is there now;
 * `isForced` then carries it out all the same, where it can be.
 */
export function applyStep(before: Json | undefined, step: Step, isForced: boolean): StepOutcome {
  if (step.do === 'make') return applyMake(before, step, isForced);
  if (before === undefined)
    return step.do === 'set' || step.do === 'put' || step.do === 'move'
      ? clash(undefined, false)
      : unchanged(before);
  switch (step.do) {
    case 'set':
      return applySet(before, step, isForced);
    case 'clear':
      return applyClear(before, step, isForced);
    case 'put':
      return applyPut(before, step);
    case 'take':
      return applyTake(before, step, isForced);
    case 'move':
      return applyMove(before, step, isForced);
    case 'drop':
      return applyDrop(before, step, isForced);
  }
}
