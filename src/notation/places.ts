import { isJsonList, isJsonObject, readPointer, writePointer } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';
import { isNode } from './grammar.ts';

const partOf = (value: Json, key: string): Json | undefined => {
  if (isJsonList(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};
const isIndex = (key: string): boolean => /^\d+$/.test(key);

interface Written {
  /** Keys of the deepest part of the writing that the place is in. */
  readonly keys: readonly string[];
  readonly value: Json;
  /** Keys of the tree that the writing has no part for. */
  readonly rest: readonly string[];
}
/** Walks a place of the tree in the writing. */
const follow = (writing: Json, pointer: string): Written => {
  const keys: string[] = [];
  let value = writing;
  let rest = readPointer(pointer);
  for (let [key] = rest; key !== undefined; [key] = rest) {
    const [, next] = rest;
    const part = partOf(value, key);
    const isHolder = (key === 'props' || key === 'params') && isJsonObject(value) && isNode(value);
    // A property that is beside the type while others are in an object.
    const isBeside =
      isHolder &&
      next !== undefined &&
      (part === undefined || partOf(part, next) === undefined) &&
      partOf(value, next) !== undefined;
    const isLone = isIndex(key) && isJsonObject(value) && next !== undefined;
    if (part === undefined && !isBeside && !(isLone && key === '0')) break;
    rest = rest.slice(1);
    if (isBeside || part === undefined) continue;
    keys.push(key);
    value = part;
  }
  return { keys, value, rest };
};

/**
 * The place in a writing for a place in its tree: where a text is short for the rest, the text; where
 * the tree has what the writing leaves out, what is around it.
 */
export const toWritten = (writing: Json, pointer: string): string => {
  const { keys, value, rest } = follow(writing, pointer);
  const [next] = rest;
  if (next === 'language') return writePointer([...keys, 'notation']);
  // The words of an action say the keys that it does not have.
  const words = next === undefined ? undefined : partOf(value, 'do');
  return writePointer(typeof words === 'string' && words.includes(' ') ? [...keys, 'do'] : keys);
};
/** The place in a writing with what it has no part for behind it: {@link readTreePointer} leads back from there. */
export const writeTreePointer = (writing: Json, pointer: string): string => {
  const { keys, rest } = follow(writing, pointer);
  return writePointer([...keys, ...rest]);
};

/** The place in a tree for a place in its writing. */
export const readTreePointer = (tree: Json, pointer: string): string => {
  const keys: string[] = [];
  let value: Json | undefined = tree;
  for (const key of readPointer(pointer)) {
    // Where the tree has no such part, it has it among the properties, or in the one action that a list holds.
    const [around = []]: (readonly string[])[] =
      value === undefined
        ? []
        : [[], ['props'], ['params'], ['0'], ['0', 'props'], ['0', 'params']].filter(
            (steps) =>
              [...steps, key].reduce<Json | undefined>(
                (part, step) => (part === undefined ? undefined : partOf(part, step)),
                value,
              ) !== undefined,
          );
    for (const step of [...around, key]) {
      keys.push(step);
      value = value === undefined ? undefined : partOf(value, step);
    }
  }
  return writePointer(keys);
};
