/** Keys remembered at the same time. When there are more, all windows start again. */
const mostKeys = 10_000;

/**
 * A limit of this node alone, in memory: for what is cheap to answer and not worth a row. Says whether
 * one more of `key` is within the limit of the window that began with its first one.
 */
export const createLocalLimit = (
  { limit, windowSeconds }: { readonly limit: number; readonly windowSeconds: number },
  now: () => number,
): ((key: string) => boolean) => {
  const windows = new Map<string, { readonly since: number; taken: number }>();
  return (key) => {
    const moment = now();
    const window = windows.get(key);
    if (window !== undefined && moment - window.since < windowSeconds * 1_000) {
      window.taken += 1;
      return window.taken <= limit;
    }
    if (windows.size >= mostKeys) windows.clear();
    windows.set(key, { since: moment, taken: 1 });
    return true;
  };
};
