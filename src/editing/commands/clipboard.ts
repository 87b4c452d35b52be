import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { Part } from './insert.ts';

const kind = 'part of a page';

/** What is copied, as text: it can be pasted on another page, in another draft or another installation. */
export const writeCopied = ({ value, texts }: Part): string => JSON.stringify({ foyer: kind, value, texts });

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isJsonObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Null for a text that is no part of a page. */
export function readCopied(text: string): Part | null {
  let read: Json;
  try {
    read = JSON.parse(text) as Json;
  } catch {
    return null; // Something else was copied.
  }
  if (!isJsonObject(read) || read['foyer'] !== kind) return null;
  const { value, texts } = read;
  return isJsonObject(value) && typeof value['id'] === 'string' && isTexts(texts) ? { value, texts } : null;
}

/** Keys of the texts in a value. */
export function listKeys(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => listKeys(item));
  if (!isJsonObject(value)) return [];
  const key = typeof value['$t'] === 'string' ? [value['$t']] : [];
  return [...key, ...Object.values(value).flatMap(listKeys)];
}
