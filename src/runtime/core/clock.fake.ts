import type { Clock } from './clock.ts';

/** A clock that stands still until it is moved; timers fire one by one, in order. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function createFakeClock(start = 0): FakeClock {
  let now = start;
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, work) => {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = Math.max(now, due.at);
        due.work();
      }
      now = end;
    },
  };
}
