import type { Json } from '../../protocol/json/json.ts';
import { type Place, toPointer } from '../pointer.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** A change between two document sets, in words an operator reads. */
export interface Change {
  readonly document: string;
  /** RFC 6901 pointer; into the document before for what was removed, else into the one after. */
  readonly pointer: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly summary: string;
}

export interface ChangeLog {
  /** Path of the document that the changes are of. */
  readonly document: string;
  add(kind: Change['kind'], place: Place, summary: string): void;
}

export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item: Json, index) => isSame(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
};

/** A value as a person reads it, cut short. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > 50 ? `${text.slice(0, 47)}…` : text;
};

export const createChangeLog = (document: string, changes: Change[]): ChangeLog => ({
  document,
  add: (kind, place, summary) => {
    changes.push({ document, pointer: toPointer(place), kind, summary });
  },
});
