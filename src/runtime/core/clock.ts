/** Time as the runtime sees it; tests hand in their own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `work` after `ms`; returns the way to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The browser's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
};
