import { nameOfPart } from '../compiler/overlay/flat-document.ts';
import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { changeAt, withKey, withoutKey } from './change-tree.ts';
import { valueAt, type Trail } from './parts.ts';

/** A number below another one. */
export type Draw = (below: number) => number;

const collect = (value: Json, trail: Trail, fits: (inner: Json) => boolean): readonly Trail[] => [
  ...(fits(value) ? [trail] : []),
  ...(isJsonList(value)
    ? value.flatMap((item, index) => collect(item, [...trail, index], fits))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([key, item]) => collect(item, [...trail, key], fits))
      : []),
];
const pick = <Item>(items: readonly Item[], draw: Draw): Item | undefined => items[draw(items.length)];
const isList = (value: Json): value is readonly Json[] =>
  isJsonList(value) && value.length > 1 && value.every((item) => nameOfPart(item) !== null);

const rename = (value: Json, suffix: string): Json => {
  if (isJsonList(value)) return value.map((item) => rename(item, suffix));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'id' && typeof inner === 'string' ? `${inner}${suffix}` : rename(inner, suffix),
    ]),
  );
};

/** A move, a copy or a removal in one list of named parts. */
function editList(document: Json, draw: Draw, turn: string): Json {
  const trail = pick(collect(document, [], isList), draw);
  if (trail === undefined) return document;
  return changeAt(document, trail, (list) => {
    if (!isJsonList(list)) return list;
    const [from, to] = [draw(list.length), draw(list.length)];
    const item = list[from] ?? null;
    const way = draw(3);
    if (way === 0) return list.toSpliced(from, 1).toSpliced(to, 0, item);
    return way === 1 ? list.toSpliced(from, 1) : list.toSpliced(to, 0, rename(item, `-${turn}`));
  });
}
/** Moves a part to the end of another list. */
function moveAway(document: Json, draw: Draw): Json {
  const lists = collect(document, [], isList);
  const [from, to] = [pick(lists, draw), pick(lists, draw)];
  if (from === undefined || to === undefined || from.every((key, index) => to[index] === key))
    return document;
  const list = valueAt(document, from);
  const index = isJsonList(list) ? draw(list.length) : 0;
  const item = isJsonList(list) ? list[index] : undefined;
  // A list inside of the part cannot take it in.
  if (item === undefined || to.every((key, depth) => from[depth] === key)) return document;
  const added = changeAt(document, to, (other) => (isJsonList(other) ? [...other, item] : other));
  return changeAt(added, from, (other) => (isJsonList(other) ? other.toSpliced(index, 1) : other));
}
const isText = (value: Json): boolean => typeof value === 'string' && value.length > 0;
function editText(document: Json, draw: Draw, turn: string): Json {
  const trail = pick(
    collect(document, [], isText).filter(
      (one) => !['id', 'code', 'modId', 'type'].includes(String(one.at(-1))),
    ),
    draw,
  );
  return trail === undefined ? document : changeAt(document, trail, () => `words ${turn}`);
}
/** Takes a key out, or adds one, in any object. */
function editKeys(document: Json, draw: Draw, turn: string): Json {
  const isFull = (value: Json): value is JsonObject => isJsonObject(value) && Object.keys(value).length > 1;
  const trail = pick(collect(document, [], isFull), draw);
  if (trail === undefined) return document;
  return changeAt(document, trail, (object) => {
    if (!isJsonObject(object)) return object;
    const key = pick(Object.keys(object), draw) ?? '';
    return draw(2) === 0 ? withoutKey(object, key) : withKey(object, `x${turn}`, draw(9), key);
  });
}

/** One random edit of words, or of the order of a list. */
export const editSoundly = (document: Json, draw: Draw, turn: string): Json =>
  draw(2) === 0 ? editText(document, draw, turn) : editList(document, draw, turn);
/** One random edit of any kind. */
export const editAnyhow = (document: Json, draw: Draw, turn: string): Json =>
  [editText, editList, moveAway, editKeys, editKeys][draw(5)]?.(document, draw, turn) ?? document;
