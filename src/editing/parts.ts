import { nameOfPart } from '../compiler/overlay/flat-document.ts';
import type { Part, Place, StepPath } from '../protocol/document/edit-step.ts';
import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';

/** Where a value is in the tree of a document: keys, and indices of lists. */
export type Trail = readonly (string | number)[];

export const ownValue = (value: Json | undefined, key: string | number): Json | undefined => {
  if (isJsonList(value)) return typeof key === 'number' ? value[key] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, String(key)) ? value[String(key)] : undefined;
};
export const valueAt = (document: Json | undefined, trail: Trail): Json | undefined =>
  trail.reduce<Json | undefined>(ownValue, document);

const visit = (value: Json, trail: Trail, see: (inner: Json, trail: Trail) => void): void => {
  see(value, trail);
  if (isJsonList(value)) value.forEach((item, index) => visit(item, [...trail, index], see));
  else if (isJsonObject(value))
    for (const [key, item] of Object.entries(value)) visit(item, [...trail, key], see);
};
/** All parts with this name. More than one: the name identifies none. */
export function findTrails(document: Json, part: Part): readonly Trail[] {
  if (part === '') return [[]];
  const trails: Trail[] = [];
  visit(document, [], (inner, trail) => {
    if (trail.length > 0 && nameOfPart(inner) === part) trails.push(trail);
  });
  return trails;
}
/** Where the one part of this name is; null where there is none, or several. */
export function findPart(document: Json, part: Part): Trail | null {
  const trails = findTrails(document, part);
  return trails.length === 1 ? (trails[0] ?? null) : null;
}
/** Names of all parts in a value, and of the value itself. */
export function listNames(value: Json): readonly Part[] {
  const names: Part[] = [];
  visit(value, [], (inner) => {
    const name = nameOfPart(inner);
    if (name !== null) names.push(name);
  });
  return names;
}

/** The named part around a place, and the keys from there; null inside a list whose items have no names. */
function addressOf(document: Json, trail: Trail): { part: Part; path: StepPath } | null {
  for (let depth = trail.length; depth >= 0; depth -= 1) {
    const name = depth === 0 ? '' : nameOfPart(valueAt(document, trail.slice(0, depth)) ?? null);
    if (name === null || findPart(document, name) === null) continue;
    const path = trail.slice(depth);
    const keys = path.filter((key) => typeof key === 'string');
    return keys.length === path.length ? { part: name, path: keys } : null;
  }
  return null;
}
/** Where the list of a place is; null where there is no such list. */
export function findList(document: Json, { part, path }: Pick<Place, 'part' | 'path'>): Trail | null {
  const owner = findPart(document, part);
  if (owner === null) return null;
  const trail = [...owner, ...path];
  return isJsonList(valueAt(document, trail)) ? trail : null;
}
/** A list item as a place, with its neighbour behind; null where it has no address. */
export function placeOf(
  document: Json,
  trail: Trail,
): { readonly place: Place; readonly next: Part | null } | null {
  const index = trail.at(-1);
  const address = addressOf(document, trail.slice(0, -1));
  const list = valueAt(document, trail.slice(0, -1));
  if (typeof index !== 'number' || address === null || !isJsonList(list)) return null;
  const names = list.map(nameOfPart);
  const after = index === 0 ? null : (names[index - 1] ?? null);
  if (index > 0 && after === null) return null;
  return { place: { ...address, after }, next: names[index + 1] ?? null };
}
