import { expect, test } from 'vitest';
import { createStepClock } from './clock.ts';

test('one long step fires a chain of timers, each at its own moment', () => {
  const clock = createStepClock(0);
  const seen: number[] = [];
  const tick = (): void => {
    seen.push(clock.now());
    if (seen.length < 60) clock.setTimeout(tick, 1_000);
  };
  clock.setTimeout(tick, 1_000);
  clock.advance(60_000);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => (index + 1) * 1_000));
  expect(clock.now()).toBe(60_000);
});
test('a cleared timer never fires', () => {
  const clock = createStepClock(0);
  let hasFired = false;
  const timer = clock.setTimeout(() => (hasFired = true), 10);
  expect(clock.untilNext()).toBe(10);
  clock.clearTimeout(timer);
  expect(clock.untilNext()).toBeNull();
  clock.advance(100);
  expect(hasFired).toBe(false);
});
test('timers of one moment fire in the order they were set', () => {
  const clock = createStepClock(0);
  const seen: string[] = [];
  clock.setTimeout(() => seen.push('first'), 5);
  clock.setTimeout(() => seen.push('second'), 5);
  clock.advance(5);
  expect(seen).toEqual(['first', 'second']);
});
