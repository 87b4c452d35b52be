import { readPath } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';

/** Keys and indices from a document's root to a place in it. */
export type Place = readonly (string | number)[];

/** RFC 6901 JSON Pointer of a place. */
export const toPointer = (place: Place): string =>
  place.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Keys of an RFC 6901 pointer. Array indices stay text. */
export const fromPointer = (pointer: string): readonly string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value under keys that are written as text, as those of a pointer are; undefined where nothing is. */
export const readAt = (root: Json | undefined, keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (value, key) => readPath(value, [Array.isArray(value) ? Number(key) : key]),
    root,
  );
