import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Moves the time forward, in milliseconds. */
  advance(milliseconds: number): void;
}
export const createFakeClock = (start = '2026-01-01T00:00:00.000Z'): FakeClock => {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
};
