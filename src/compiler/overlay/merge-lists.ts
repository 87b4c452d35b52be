import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import type { Json } from '../../protocol/json/json.ts';
import { readReference, type PartName } from './flat-document.ts';

export interface MergedList {
  readonly list: readonly Json[];
  /** Whether both sides gave what they share another order: then yours is kept. */
  readonly isContested: boolean;
}

const tokenOf = (item: Json): string => readReference(item) ?? toCanonicalJson(item);
const isReference = (item: Json): boolean => readReference(item) !== null;
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((token, index) => token === other[index]);

/** The items of a list by what identifies them; null where an item occurs twice. */
const readTokens = (list: readonly Json[]): ReadonlyMap<string, Json> | null => {
  const tokens = new Map(list.map((item) => [tokenOf(item), item] as const));
  return tokens.size === list.length ? tokens : null;
};

/** Items without a name, as one text: only one side may have changed those. */
const plainOf = (list: readonly Json[]): string => toCanonicalJson(list.filter((item) => !isReference(item)));

/** The order of what both sides have: that of the side which changed it. */
const orderShared = (
  old: readonly string[],
  next: readonly string[],
  ownTokens: readonly string[],
): { readonly shared: readonly string[]; readonly isContested: boolean } => {
  const both = new Set(next.filter((token) => ownTokens.includes(token)));
  const pick = (list: readonly string[]): readonly string[] => list.filter((token) => both.has(token));
  const [byNext, byOwn] = [pick(next), pick(ownTokens)];
  if (isSame(byNext, byOwn)) return { shared: byOwn, isContested: false };
  const oldNames = new Set(old);
  const [wasOld, nextKnown, ownKnown] = [
    pick(old),
    byNext.filter((token) => oldNames.has(token)),
    byOwn.filter((token) => oldNames.has(token)),
  ];
  if (isSame(ownKnown, wasOld)) return { shared: byNext, isContested: false };
  return { shared: byOwn, isContested: !isSame(nextKnown, wasOld) };
};

/**
 * Puts an item that only one side has behind the item that it follows there. Two that follow the same item
 * come in the order of their names, so that it does not matter whose edit was first.
 */
const insertOwn = (shared: readonly string[], sides: readonly (readonly string[])[]): readonly string[] => {
  const placed = new Set(shared);
  const behind = new Map<string, string[]>();
  for (const side of sides) {
    let last = '';
    for (const token of side) {
      if (!placed.has(token)) behind.set(last, [...(behind.get(last) ?? []), token]);
      last = token;
    }
  }
  const result: string[] = [];
  const put = (anchor: string): void => {
    for (const token of [...(behind.get(anchor) ?? [])].sort()) {
      result.push(token);
      put(token);
    }
  };
  put('');
  for (const token of shared) {
    result.push(token);
    put(token);
  }
  return result;
};

/**
 * Two sides' changes of a list of named parts as one list: what either side removed is gone, what either side
 * added is there. Null for a list whose items have no names, or whose unnamed items both sides changed.
 * `mustStay` are parts that yours keeps although the other side removed them.
 */
export const mergeLists = (
  old: readonly Json[],
  next: readonly Json[],
  ownItems: readonly Json[],
  mustStay: (part: PartName) => boolean,
): MergedList | null => {
  if (![...old, ...next, ...ownItems].some(isReference)) return null;
  const [wasPlain, nextPlain, ownPlain] = [plainOf(old), plainOf(next), plainOf(ownItems)];
  if (nextPlain !== ownPlain && wasPlain !== nextPlain && wasPlain !== ownPlain) return null;
  const [was, theirs, yours] = [readTokens(old), readTokens(next), readTokens(ownItems)];
  if (was === null || theirs === null || yours === null) return null;
  const stays = (token: string): boolean =>
    theirs.has(token)
      ? yours.has(token) || !was.has(token)
      : yours.has(token) && (!was.has(token) || mustStay(token));
  const sides = [theirs, yours].map((side) => [...side.keys()].filter(stays));
  const [theirOrder = [], yourOrder = []] = sides;
  const { shared, isContested } = orderShared([...was.keys()], theirOrder, yourOrder);
  const list = insertOwn(shared, sides).flatMap((token) => {
    const item = yours.get(token) ?? theirs.get(token);
    return item === undefined ? [] : [item];
  });
  return { list, isContested };
};
