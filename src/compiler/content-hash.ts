import { createHash } from 'node:crypto';
import { joinCanonicalJson, toCanonicalJson } from '../protocol/json/canonical-json.ts';

/** Hex SHA-256 of a text in UTF-8. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Values of objects that were written before. */
const written = new WeakMap<object, string>();

const writeOnce = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return toCanonicalJson(value);
  const text = written.get(value) ?? toCanonicalJson(value);
  written.set(value, text);
  return text;
};

/**
 * Canonical JSON of an object of which most values are the same objects as in one before: the routes of a site, the
 * pages of a manifest. These are not written again. For values that are never changed in place.
 */
export const writeShared = (value: object): string => joinCanonicalJson(value, writeOnce);
