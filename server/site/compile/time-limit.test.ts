import { expect, test } from 'vitest';
import { runWithin, TimeLimitError } from './time-limit.ts';

test('gives what the computation gives', () => {
  expect(runWithin(1_000, () => ['a'])).toEqual(['a']);
});

test('passes on what the computation throws', () => {
  expect(() =>
    runWithin(1_000, () => {
      throw new RangeError('no');
    }),
  ).toThrow(RangeError);
});

test('ends a regular expression that would take longer than anybody lives', () => {
  const endless = /^(?:[a-zñ]|[A-Zñ])+$/u;
  expect(() => runWithin(50, () => endless.test(`${'ñ'.repeat(200)}!`))).toThrow(TimeLimitError);
  expect(runWithin(1_000, () => endless.test('ñ'))).toBe(true);
});
