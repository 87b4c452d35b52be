import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import type { AllFacts } from './fits.ts';
import { findNode, nameNode } from './layout-tree.ts';
import { freeName, withFreeNames } from './names.ts';
import { putAt, sayPlace, whyNotAt, type Place } from './places.ts';

/** A part that can come into a document, with the words of its keys. */
export interface Part {
  readonly value: JsonObject;
  readonly texts: Readonly<Record<string, string>>;
}
export interface Insert {
  /** Where the words of new keys belong: the last part of the document’s path. */
  readonly stem: string;
  readonly place: Place;
  readonly part: Part;
  /** Keys that the site has. */
  readonly keys: ReadonlySet<string>;
  /** The route that a press in an example leads to; it is never the page itself, where a press would do nothing. */
  readonly leads?: string;
}
const exampleRoute = 'home';
function lead(value: Json, to: string): Json {
  if (isJsonList(value)) return value.map((item) => lead(item, to));
  if (!isJsonObject(value)) return value;
  const isRoute = (name: string): boolean =>
    name === 'route' || (name === 'to' && value['do'] === 'navigate');
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isRoute(name) && inner === exampleRoute ? to : lead(inner, to),
    ]),
  );
}

function rekey(value: Json, keys: ReadonlyMap<string, string>): Json {
  if (isJsonList(value)) return value.map((item) => rekey(item, keys));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$t' && typeof inner === 'string' ? (keys.get(inner) ?? inner) : rekey(inner, keys),
    ]),
  );
}
const kebab = (type: string): string => type.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
export const idOf = (value: JsonObject): string => (typeof value['id'] === 'string' ? value['id'] : '');
/** A part as something that is not in a document yet. */
export const asPlaced = ({ value }: Part) => {
  const { type, use } = value;
  const fragment = typeof use === 'string' ? use.replace(/^fragment:/, '') : null;
  return { type: typeof type === 'string' ? type : '', use: fragment, value };
};

/** Puts an example of a component into a place. Its words become keys of the site. */
export function insert(document: Json, facts: AllFacts, wish: Insert): Outcome {
  const { stem, place, part, keys, leads = exampleRoute } = wish;
  const placed = asPlaced(part);
  const parent = findNode(document, place.parent);
  if (parent === null) return gone(place.parent);
  const why = whyNotAt(document, facts, placed, place);
  if (why !== null) return refuse(why);
  const named = withFreeNames(document, part.value, kebab(placed.type));
  const id = idOf(named);
  const names = new Set(keys);
  const renamed = new Map<string, string>();
  for (const key of Object.keys(part.texts)) {
    const name = freeName(`${stem}.${id}.${key.replace(/^example\./, '')}`, names);
    names.add(name);
    renamed.set(key, name);
  }
  const added = putAt(document, place, lead(rekey(named, renamed), leads) as JsonObject);
  if (added === null) return gone(place.after ?? place.parent);
  const texts = Object.entries(part.texts).map(([key, words]) => [renamed.get(key) ?? key, words]);
  return {
    ok: true,
    document: added,
    sentence: `${nameNode(placed)} is added and ${sayPlace(document, parent, place)}.`,
    select: id,
    texts: Object.fromEntries(texts) as Readonly<Record<string, string>>,
  };
}

/** Puts what was copied into a place. It keeps its words: a key that the site has is shared. */
export function paste(document: Json, facts: AllFacts, { place, part, keys }: Insert): Outcome {
  const placed = asPlaced(part);
  const parent = findNode(document, place.parent);
  if (parent === null) return gone(place.parent);
  const why = whyNotAt(document, facts, placed, place);
  if (why !== null) return refuse(why);
  const named = withFreeNames(document, part.value);
  const added = putAt(document, place, named);
  if (added === null) return gone(place.after ?? place.parent);
  const missing = Object.entries(part.texts).filter(([key]) => !keys.has(key));
  return {
    ok: true,
    document: added,
    sentence: `${nameNode(placed)} is pasted into ${nameNode(parent)}.`,
    select: idOf(named),
    texts: Object.fromEntries(missing),
  };
}
