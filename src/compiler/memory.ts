import { hashText } from './content-hash.ts';

/** Results of a step by what they were made from; the oldest go first. */
export interface Memo<Value> {
  /** What is known by the key and still good, else what `make` gives. */
  recall(key: string, make: () => Value, isGood?: (value: Value) => boolean): Value;
  /** What is known by the key. */
  find(key: string): Value | undefined;
  /** Puts a result in the place of the former one. */
  put(key: string, value: Value): void;
}
/** Counts rounds of work that each go through a whole site. */
export interface Round {
  number: number;
}

/**
 * Results by their key that outlive the process. Each is plain data and follows from its key alone, under one
 * build of the program.
 */
export interface ResultCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}
/** The result in the cache, else the one that `make` gives, which is put there. */
export const readThrough = async <Value>(
  cache: ResultCache<Value> | undefined,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> => {
  const cached = cache?.get(key);
  if (cached !== undefined) return cached;
  const value = await make();
  cache?.set(key, value);
  return value;
};

/**
 * @param most Results that are kept at least.
 * @param round Keeps, however many they are, all results that this round or the one before used: a site of
 *   more parts than `most` would else drop each result shortly before it is needed again.
 * @param cache Results of earlier processes, and where new ones are left for later ones.
 */
export const createMemo = <Value>(most: number, round?: Round, cache?: ResultCache<Value>): Memo<Value> => {
  const entries = new Map<string, { readonly value: Value; readonly usedIn: number }>();
  const dropOldest = (): void => {
    for (const [key, { usedIn }] of entries) {
      if (entries.size <= most || (round !== undefined && usedIn >= round.number - 1)) return;
      entries.delete(key);
    }
  };
  const peek = (key: string): Value | undefined => {
    const entry = entries.get(key);
    return entry === undefined ? cache?.get(key) : entry.value;
  };
  /** Used again: it is the youngest now. */
  const renew = (key: string, value: Value): void => {
    entries.delete(key);
    entries.set(key, { value, usedIn: round?.number ?? 0 });
    dropOldest();
  };
  const makeNew = (key: string, make: () => Value, isGood: (value: Value) => boolean): Value => {
    const value = make();
    if (isGood(value)) cache?.set(key, value);
    return value;
  };
  return {
    recall: (key, make, isGood = () => true) => {
      const former = peek(key);
      const value = former !== undefined && isGood(former) ? former : makeNew(key, make, isGood);
      renew(key, value);
      return value;
    },
    find: (key) => {
      const value = peek(key);
      if (value !== undefined) renew(key, value);
      return value;
    },
    put: (key, value) => {
      cache?.set(key, value);
      renew(key, value);
    },
  };
};

const writeText = (document: unknown): string => {
  try {
    return document === undefined ? 'nothing' : JSON.stringify(document);
  } catch (error) {
    // Nested so deep that the engine has no room to write it.
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
};

export type HashDocument = (document: unknown) => string;

/** Name of a document's content as it is written: with its keys in another order it is checked again. */
export const hashDocument: HashDocument = (document) => hashText(writeText(document));

/** The same for a caller that never changes a document it gave: each is written once. */
export const createDocumentHashes = (): HashDocument => {
  const hashes = new WeakMap<object, string>();
  return (document) => {
    if (typeof document !== 'object' || document === null) return hashDocument(document);
    const hash = hashes.get(document) ?? hashDocument(document);
    hashes.set(document, hash);
    return hash;
  };
};
