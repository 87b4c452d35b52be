/** Time as machines see it. Nothing in a machine asks the world for the time in another way. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The time of the machine it runs on. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/**
 * A clock that does not advance until it is stepped, for the lab and for tests. A step goes from timer to
 * timer: a chain of sixty one-second timers fires sixty times in one step of a minute.
 */
export interface StepClock extends Clock {
  advance(milliseconds: number): void;
  /** Milliseconds until the next timer, or null when nothing waits. */
  readonly untilNext: () => number | null;
}

export function createStepClock(start = Date.UTC(2026, 0, 1)): StepClock {
  let now = start;
  let nextId = 1;
  let timers: readonly Timer[] = [];
  const findNext = (): Timer | undefined =>
    timers.reduce<Timer | undefined>(
      (best, timer) => (best === undefined || timer.at < best.at ? timer : best),
      undefined,
    );
  return {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      const id = nextId;
      nextId += 1;
      timers = [...timers, { id, at: now + Math.max(0, milliseconds), run }];
      return id;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    untilNext: () => {
      const next = findNext();
      return next === undefined ? null : Math.max(0, next.at - now);
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let next = findNext(); next !== undefined && next.at <= end; next = findNext()) {
        const due = next;
        timers = timers.filter((timer) => timer.id !== due.id);
        now = Math.max(now, due.at);
        due.run();
      }
      now = end;
    },
  };
}
