/** Keeps a copy of what is shown, a little later: what browsers ask for right after a release comes first. */
export interface CopyKeeper {
  /** Another release is shown. Of several in a row the last is kept. */
  note(keep: () => Promise<void>): void;
  /** Keeps now what waits. */
  stop(): Promise<void>;
}

const pauseMs = 1_000;

export const createCopyKeeper = (onTrouble: (cause: unknown) => void): CopyKeeper => {
  let waiting: { readonly keep: () => Promise<void>; readonly timer: NodeJS.Timeout } | null = null;
  /** One after the other: an older copy must not be written over a newer one. */
  let last: Promise<void> = Promise.resolve();
  const keepNow = (): void => {
    const next = waiting;
    if (next === null) return;
    clearTimeout(next.timer);
    waiting = null;
    last = last.then(next.keep).catch(onTrouble);
  };
  return {
    note: (keep) => {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = { keep, timer: setTimeout(keepNow, pauseMs).unref() };
    },
    stop: async () => {
      keepNow();
      await last;
    },
  };
};
