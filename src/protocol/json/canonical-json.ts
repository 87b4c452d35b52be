import type { Json } from './json.ts';

/**
 * JSON with object keys in code-unit order and no white space: one value, one text, on every machine.
 * A property whose value is undefined is left out. Throws on what JSON cannot say.
 */
export const toCanonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`Expected a finite number, got ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: Json) => toCanonicalJson(item)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`Expected a JSON value, got ${typeof value}`);
  return joinCanonicalJson(value, toCanonicalJson);
};

/** The text of an object whose values `write` writes: the same bytes where that gives canonical JSON. */
export const joinCanonicalJson = (value: object, write: (entry: unknown) => string): string => {
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${write(entry)}`).join(',')}}`;
};

/**
 * Returns the same value with the keys of its objects in code-unit order, so that output made from it does
 * not depend on the order in which they were written. For values of bounded depth.
 */
export const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  );
};
