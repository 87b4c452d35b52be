import { createMemo, type Round } from '../../src/compiler/memory.ts';

/** Results of work that takes a while, by what they were made from. */
export interface WorkMemo<Value> {
  /** Work that failed is done again by the next call; its caller gets the rejection. */
  recall(key: string, work: () => Promise<Value>): Promise<Value>;
}

export const createWorkMemo = <Value>(most: number, round?: Round): WorkMemo<Value> => {
  const memo = createMemo<Promise<Value>>(most, round);
  const failed = new WeakSet<Promise<Value>>();
  return {
    recall: (key, work) =>
      memo.recall(
        key,
        () => {
          const begun = work();
          begun.catch(() => failed.add(begun));
          return begun;
        },
        (promise) => !failed.has(promise),
      ),
  };
};
