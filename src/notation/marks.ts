import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';

/** Parts the path of a reference from its default. */
const orElse = ' ?? ';
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A default as it is written; undefined where there is no such. */
const readDefault = (text: string): Json | undefined => {
  const word = /^'([^'\\]*)'$/.exec(text)?.[1];
  if (word !== undefined) return word;
  if (number.test(text)) return Number(text);
  if (text === '[]') return [];
  return text === 'null' ? null : text === 'true' ? true : text === 'false' ? false : undefined;
};
/** A default in its short spelling; null where it has none. */
const writeDefault = (value: Json): string | null => {
  if (typeof value === 'string') return /['\\]/.test(value) ? null : `'${value}'`;
  if (typeof value === 'number') return Object.is(value, -0) ? null : JSON.stringify(value);
  if (isJsonList(value)) return value.length === 0 ? '[]' : null;
  return isJsonObject(value) ? null : String(value);
};

/** What is behind "=": a path, and what is taken where it leads nowhere. Null where the default is none. */
export const readReference = (text: string): Json | null => {
  const end = text.indexOf(orElse);
  if (end < 0) return { var: text };
  const value = readDefault(text.slice(end + orElse.length));
  return value === undefined ? null : { var: [text.slice(0, end), value] };
};

const isPath = (value: Json | undefined): value is string =>
  typeof value === 'string' && !/\s/.test(value) && !value.startsWith('=');
/** The rule that only reads a path, with its mark; null where it is another rule or keeps its long spelling. */
export const writeReference = (rule: Json): string | null => {
  if (!isJsonObject(rule) || Object.keys(rule).length !== 1) return null;
  const { var: read } = rule;
  if (isPath(read)) return `=${read}`;
  if (!isJsonList(read) || read.length !== 2 || !isPath(read[0])) return null;
  const value = writeDefault(read[1] ?? null);
  return value === null ? null : `=${read[0]}${orElse}${value}`;
};
/** The path of `{ "var": path }`, where there is nothing else; null elsewhere. */
export const pathOnly = (value: Json | undefined): string | null =>
  isJsonObject(value) && Object.keys(value).length === 1 && typeof value['var'] === 'string'
    ? value['var']
    : null;
