import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';

/** Marks the place of a named part in a flat document. No document of a site uses the key. */
const referenceKey = '$node';
/** What names a part of a document, the first that it has. */
const nameKeys = ['id', 'modId', 'code'] as const;

/** `id:title`: how a named part is called in a flat document. The document itself is the empty text. */
export type PartName = string;
/**
 * A document as a table: every named part on its own, with a reference in its old place. A part that moved is
 * the same part, so a change in it is separate from the move.
 */
export type FlatDocument = ReadonlyMap<PartName, Json>;

export const nameOfPart = (value: Json): PartName | null => {
  if (!isJsonObject(value)) return null;
  for (const key of nameKeys) {
    const name = Object.hasOwn(value, key) ? value[key] : undefined;
    if (typeof name === 'string') return `${key}:${name}`;
  }
  return null;
};
/** The part that a reference names; null for any other value. */
export const readReference = (value: Json | undefined): PartName | null => {
  if (!isJsonObject(value)) return null;
  const name = value[referenceKey];
  return typeof name === 'string' && Object.keys(value).length === 1 ? name : null;
};

const visit = (value: Json, see: (inner: Json) => void): void => {
  see(value);
  if (Array.isArray(value)) for (const item of value as readonly Json[]) visit(item, see);
  else if (isJsonObject(value)) for (const item of Object.values(value)) visit(item, see);
};

/**
 * Names that occur more than once in a document: they identify no part, so such parts stay where they are.
 */
export const findAmbiguous = (document: Json): ReadonlySet<PartName> => {
  const seen = new Set<PartName>();
  const twice = new Set<PartName>();
  visit(document, (inner) => {
    const name = inner === document ? null : nameOfPart(inner);
    if (name === null) return;
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  });
  return twice;
};

/** Whether a document has the key of references itself: such a one is only ever taken as a whole. */
export const usesReferences = (document: Json): boolean => {
  let hasKey = false;
  visit(document, (inner) => {
    hasKey ||= isJsonObject(inner) && Object.hasOwn(inner, referenceKey);
  });
  return hasKey;
};

/** The named parts of a document that has no `$node` key. Parts in `inline` stay inside the part around them. */
export const flattenDocument = (document: Json, inline: ReadonlySet<PartName>): FlatDocument => {
  const parts = new Map<PartName, Json>();
  const take = (value: Json, isRoot: boolean): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map((item) => take(item, false));
    if (!isJsonObject(value)) return value;
    const ownFields = Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, take(item, false)]),
    );
    const name = isRoot ? null : nameOfPart(value);
    if (name === null || inline.has(name)) return ownFields;
    parts.set(name, ownFields);
    return { [referenceKey]: name };
  };
  const root = take(document, true);
  return new Map([['', root], ...parts]);
};

/** The document of a table. Parts that nothing refers to are left out. */
export const restoreDocument = (flat: FlatDocument): Json => {
  const open = new Set<PartName>();
  const put = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(put);
    if (!isJsonObject(value)) return value;
    const name = readReference(value);
    const part = name === null || open.has(name) ? undefined : flat.get(name);
    if (name === null || part === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, put(item)]));
    open.add(name);
    const restored = put(part);
    open.delete(name);
    return restored;
  };
  return put(flat.get('') ?? null);
};

/** Names that a value refers to, in order. */
export const listReferences = (value: Json): readonly PartName[] => {
  const names: PartName[] = [];
  visit(value, (inner) => {
    const name = readReference(inner);
    if (name !== null) names.push(name);
  });
  return names;
};

/** An object whose members are compared one by one; rules and texts are one value each. */
export const isDivisible = (key: string | undefined, value: Json | undefined): value is JsonObject =>
  isJsonObject(value) &&
  readReference(value) === null &&
  !Object.hasOwn(value, '$e') &&
  !Object.hasOwn(value, '$t') &&
  !ruleKeys.has(key ?? '');
/** Keys whose value is a rule: half of one rule and half of another is no rule. */
const ruleKeys: ReadonlySet<string> = new Set(['show', 'when', 'each']);
