import { limits } from '../protocol/limits.ts';
import { hashText } from './content-hash.ts';

/** Results of a step by what they were made from; the oldest go first. */
export interface Memo<Value> {
  /** What is known by the key and still good, else what `make` gives. */
  recall(key: string, make: () => Value, isGood?: (known: Value) => boolean): Value;
}

export const createMemo = <Value>(most: number): Memo<Value> => {
  const known = new Map<string, Value>();
  return {
    recall: (key, make, isGood) => {
      const found = known.get(key);
      if (found !== undefined && isGood?.(found) !== false) {
        // Used again: it is the youngest now.
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const made = make();
      known.delete(key);
      known.set(key, made);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return made;
    },
  };
};

const isDeeperThan = (levels: number, value: unknown): boolean => {
  if (levels < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value))
    if (isDeeperThan(levels - 1, entry)) return true;
  return false;
};

/** Nesting beyond which a document is refused before anything recursive looks at it. */
export const deepest = limits.nodeDepth * 6;

export const isTooDeep = (document: unknown): boolean => isDeeperThan(deepest, document);

const writeText = (document: unknown): string => {
  try {
    return JSON.stringify(document) ?? 'nothing';
  } catch (error) {
    // Nested so deep that the engine has no room to write it.
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
};

/** Name of a document's content as it is written: with its keys in another order it is looked at again. */
export const hashDocument = (document: unknown): string => hashText(writeText(document));
