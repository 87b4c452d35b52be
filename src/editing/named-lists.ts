import { findAmbiguous, nameOfPart } from '../compiler/overlay/flat-document.ts';
import type { Part, StepPath } from '../protocol/document/edit-step.ts';
import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';

/** Finds the parts of two versions of a document that one name identifies in both. */
export interface Names {
  /** The name of a part; null for what has none, or one that occurs twice. */
  readonly nameOf: (value: Json | undefined) => Part | null;
  /** Whether every item has a name. Any other list is one value. */
  readonly isNamedList: (value: Json | undefined) => value is readonly Json[];
}
export function readNames(before: Json, after: Json): Names {
  const ambiguous = new Set([...findAmbiguous(before), ...findAmbiguous(after)]);
  const nameOf: Names['nameOf'] = (value) => {
    const name = value === undefined ? null : nameOfPart(value);
    return name === null || ambiguous.has(name) ? null : name;
  };
  const isNamedList = (value: Json | undefined): value is readonly Json[] =>
    isJsonList(value) && value.every((item) => nameOf(item) !== null);
  return { nameOf, isNamedList };
}

export interface NamedList {
  readonly owner: Part;
  readonly path: StepPath;
  readonly items: readonly Json[];
}
/** Every list of named parts in a value, outer ones first. */
export function listNamed(names: Names, value: Json, owner: Part, path: StepPath = []): readonly NamedList[] {
  if (isJsonList(value)) {
    if (!names.isNamedList(value)) return [];
    return [
      { owner, path, items: value },
      ...value.flatMap((item) => listNamed(names, item, names.nameOf(item) ?? owner, [])),
    ];
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = isJsonList(inner) ? null : names.nameOf(inner);
    return name === null ? listNamed(names, inner, owner, [...path, key]) : listNamed(names, inner, name, []);
  });
}
/** The parts that are items of named lists, each with the list that it is in. */
export const indexItems = (
  names: Names,
  document: Json,
): ReadonlyMap<Part, { value: Json; list: NamedList }> =>
  new Map(
    listNamed(names, document, '').flatMap((list) =>
      list.items.flatMap((value) => {
        const name = names.nameOf(value);
        return name === null ? [] : [[name, { value, list }] as const];
      }),
    ),
  );
/** A part without the items of its lists that have another place for now. */
export function withoutItems(names: Names, value: Json, isElsewhere: (part: Part) => boolean): Json {
  if (isJsonList(value)) {
    if (!names.isNamedList(value)) return value;
    return value
      .filter((item) => !isElsewhere(names.nameOf(item) ?? ''))
      .map((item) => withoutItems(names, item, isElsewhere));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutItems(names, inner, isElsewhere)]),
  );
}
