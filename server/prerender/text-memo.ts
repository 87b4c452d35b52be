import { hashText } from '../../src/compiler/content-hash.ts';
import { createMemo, type ResultCache, type Round } from '../../src/compiler/memory.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { PartHash } from '../../src/protocol/release/release.ts';

/** The texts of one language in a release. */
export interface TextPart {
  readonly hash: PartHash;
  /** Reads them; a result that was made with the same part needs none. */
  texts(): JsonObject;
}

/** A result, and the texts that it was made with. */
export interface TracedResult<Value> {
  readonly value: Value;
  /** Keys of the texts that were read, those that there are not included. */
  readonly keys: readonly string[];
  /** Whether it was read which keys there are. */
  readonly isListed: boolean;
  /** Hash of what was read. */
  readonly said: string;
  /** Hash of all texts. */
  readonly part: PartHash;
}

/** Results of work that reads texts of one language. */
export interface TextMemo<Value> {
  /**
   * What is known for the key, where every text that was read for it still says the same; else what `work`
   * gives, which may read texts from its argument alone. A change of one text repeats only what shows it.
   */
  recall(key: string, part: TextPart, work: (texts: JsonObject) => Promise<Value>): Value | Promise<Value>;
}

/** What of the texts a piece of work read. */
type Trace = Pick<TracedResult<unknown>, 'keys' | 'isListed'>;

/**
 * Texts that note what of them is read. A list of keys says nothing about their texts: a reader of
 * these asks for each.
 */
const watchTexts = (texts: JsonObject): { readonly watched: JsonObject; trace(): Trace } => {
  const keys = new Set<string>();
  let isListed = false;
  const note = (key: string | symbol): void => void (typeof key === 'string' && keys.add(key));
  const watched = new Proxy(texts, {
    get: (all, key) => {
      note(key);
      return Reflect.get(all, key) as unknown;
    },
    has: (all, key) => {
      note(key);
      return Reflect.has(all, key);
    },
    getOwnPropertyDescriptor: (all, key) => {
      // A list of keys asks for each whether it is to be listed.
      if (!isListed) note(key);
      return Reflect.getOwnPropertyDescriptor(all, key);
    },
    ownKeys: (all) => {
      isListed = true;
      return Reflect.ownKeys(all);
    },
  });
  return { watched, trace: () => ({ keys: [...keys].sort(), isListed }) };
};

const hashKeys = (texts: JsonObject): string => hashText(JSON.stringify(Object.keys(texts)));

const hashSaid = (
  { keys, isListed }: Trace,
  texts: JsonObject,
  listed: (texts: JsonObject) => string,
): string =>
  hashText(
    JSON.stringify([
      keys.map((key) => (Object.hasOwn(texts, key) ? texts[key] : null)),
      isListed ? listed(texts) : null,
    ]),
  );

export const createTextMemo = <Value>(
  most: number,
  round?: Round,
  cache?: ResultCache<TracedResult<Value>>,
): TextMemo<Value> => {
  const memo = createMemo<TracedResult<Value>>(most, round, cache);
  const lists = new WeakMap<JsonObject, string>();
  const listed = (texts: JsonObject): string => {
    const hash = lists.get(texts) ?? hashKeys(texts);
    lists.set(texts, hash);
    return hash;
  };
  const make = async (
    key: string,
    part: TextPart,
    work: (texts: JsonObject) => Promise<Value>,
  ): Promise<Value> => {
    const texts = part.texts();
    const watch = watchTexts(texts);
    const value = await work(watch.watched);
    const trace = watch.trace();
    memo.put(key, { ...trace, value, said: hashSaid(trace, texts, listed), part: part.hash });
    return value;
  };
  return {
    recall: (key, part, work) => {
      const former = memo.find(key);
      if (former === undefined) return make(key, part, work);
      if (former.part === part.hash) return former.value;
      if (hashSaid(former, part.texts(), listed) !== former.said) return make(key, part, work);
      // The next look at the same texts compares one hash.
      memo.put(key, { ...former, part: part.hash });
      return former.value;
    },
  };
};
