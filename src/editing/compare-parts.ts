import { isDivisible } from '../compiler/overlay/flat-document.ts';
import type { Part, StepPath } from '../protocol/document/edit-step.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { ownValue } from './parts.ts';
import { indexItems, listNamed, type Names, type NamedList } from './named-lists.ts';

/** A value that is another one, or none, afterwards. */
export interface FieldChange {
  readonly owner: Part;
  readonly path: StepPath;
  readonly value: Json | undefined;
  /** Keys that follow it in its object. */
  readonly behind: readonly string[];
}
/** A list of parts as it is afterwards, and those that were in it before. */
export interface ListChange extends NamedList {
  readonly before: readonly Part[];
}
export interface Comparison {
  /** Lists that are new. */
  readonly newLists: readonly FieldChange[];
  readonly lists: readonly ListChange[];
  readonly fields: readonly FieldChange[];
  /** Parts that both versions have as items of a list, whether in the same or not. */
  readonly shared: ReadonlySet<Part>;
}

const isSameText = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
const hasSameOrder = (before: JsonObject, after: JsonObject): boolean => {
  const old = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const next = Object.keys(after).filter((key) => Object.hasOwn(before, key));
  return old.every((key, index) => next[index] === key);
};

/** What differs between two versions of a document, part by part. */
export function compareParts(names: Names, before: Json, after: Json): Comparison {
  const [was, is] = [indexItems(names, before), indexItems(names, after)];
  const shared = new Set([...is.keys()].filter((part) => was.has(part)));
  const [newLists, lists, fields]: [FieldChange[], ListChange[], FieldChange[]] = [[], [], []];
  const namesIn = (list: readonly Json[]): readonly Part[] => list.map((item) => names.nameOf(item) ?? '');

  const compareList = (list: NamedList, old: readonly Json[]): void => {
    if (!isSameText(old, list.items)) lists.push({ ...list, before: namesIn(old) });
    for (const item of list.items) {
      const part = names.nameOf(item) ?? '';
      const former = was.get(part);
      if (former !== undefined) compareObjects(part, [], former.value, item);
      // What is put in there comes with it, but for parts that were elsewhere.
      else for (const inner of listNamed(names, item, part)) compareNew(inner);
    }
  };
  const compareNew = (list: NamedList): void => {
    const added = namesIn(list.items).filter((part) => !shared.has(part));
    if (added.length === list.items.length) return;
    lists.push({ ...list, before: added });
    for (const item of list.items) {
      const former = was.get(names.nameOf(item) ?? '');
      if (former !== undefined) compareObjects(names.nameOf(item) ?? '', [], former.value, item);
    }
  };
  const compareObjects = (owner: Part, path: StepPath, old: Json, next: Json): void => {
    if (isSameText(old, next)) return;
    if (!isDivisible(path.at(-1), old) || !isDivisible(path.at(-1), next) || !hasSameOrder(old, next)) {
      fields.push({ owner, path, value: next, behind: [] });
      return;
    }
    const keys = Object.keys(next);
    for (const [index, key] of [...keys.entries()].reverse())
      compareField(
        { owner, path: [...path, key], value: next[key], behind: keys.slice(index + 1) },
        ownValue(old, key),
      );
    for (const key of Object.keys(old))
      if (!Object.hasOwn(next, key))
        fields.push({ owner, path: [...path, key], value: undefined, behind: [] });
  };
  const compareField = (field: FieldChange, old: Json | undefined): void => {
    const { owner, path, value } = field;
    if (value === undefined || isSameText(old, value)) return;
    const isNew = old === undefined;
    if (names.isNamedList(value) && value.length > 0 && (isNew || names.isNamedList(old))) {
      if (isNew) newLists.push(field);
      compareList({ owner, path, items: value }, isNew ? [] : old);
      return;
    }
    const [oldName, nextName] = [names.nameOf(old), names.nameOf(value)];
    if (old === undefined || oldName !== nextName) fields.push(field);
    else if (nextName !== null) compareObjects(nextName, [], old, value);
    else if (names.isNamedList(old) && names.isNamedList(value))
      compareList({ owner, path, items: value }, old);
    else if (isDivisible(path.at(-1), old) && isDivisible(path.at(-1), value))
      compareObjects(owner, path, old, value);
    else fields.push(field);
  };
  compareObjects('', [], before, after);
  return { newLists, lists, fields, shared };
}
