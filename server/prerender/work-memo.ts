import { createMemo, type Round } from '../../src/compiler/memory.ts';

/** Results of work that takes a while, by what they were made from. */
export interface WorkMemo<Value> {
  /**
   * What is known, else a promise of it: to wait for a thousand results that are there takes longer
   * than to read them. Work that failed is done again by the next call; its caller gets the rejection.
   */
  recall(key: string, work: () => Promise<Value>): Value | Promise<Value>;
}
interface Work<Value> {
  readonly begun: Promise<Value>;
  /** Null while it is under way. */
  result: { readonly value: Value } | null;
  hasFailed: boolean;
}

export const createWorkMemo = <Value>(most: number, round?: Round): WorkMemo<Value> => {
  const memo = createMemo<Work<Value>>(most, round);
  const begin = (make: () => Promise<Value>): Work<Value> => {
    const work: Work<Value> = { begun: make(), result: null, hasFailed: false };
    work.begun.then(
      (value) => void (work.result = { value }),
      () => {
        // The caller gets the rejection; here it counts that the work is to be done again.
        work.hasFailed = true;
      },
    );
    return work;
  };
  return {
    recall: (key, make) => {
      const { begun, result } = memo.recall(
        key,
        () => begin(make),
        ({ hasFailed }) => !hasFailed,
      );
      return result === null ? begun : result.value;
    },
  };
};
