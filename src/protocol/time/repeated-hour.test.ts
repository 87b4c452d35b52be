import { describe, expect, it } from 'vitest';
import { clockChangeKinds } from './clock-changes.fake.ts';
import { formatValue } from '../money/format-value.ts';

const minute = 60_000;
const languages = ['en', 'ar', 'fil'];
const back = clockChangeKinds.filter(({ by }) => by < 0);

it('is about every way in which clocks are put back', () => {
  expect(back.length).toBeGreaterThan(20);
  expect(new Set(back.map(({ by }) => by)).size).toBeGreaterThan(1);
});

describe.each(back)('$zone at $at by $by', ({ zone, at, by }) => {
  it.each(languages)('says in %s which of the two is meant, and only there', (languageTag) => {
    for (const format of ['time', 'dateTime'] as const) {
      const show = (moment: number): string =>
        formatValue(moment, format, { languageTag, timeZone: zone, isZoneNamed: true });
      const full = (moment: number): string => formatValue(moment, format, { languageTag, timeZone: zone });
      for (const after of [0, Math.floor(-by / minute / 2) * minute, -by - minute]) {
        const [first, second] = [at + by + after, at + after];
        expect(show(first)).not.toBe(show(second));
        expect([show(first), show(second)]).toEqual([full(first), full(second)]);
      }
      // Right before, right after, and at the same time of other days it is left to the heading.
      for (const moment of [at + by - minute, at - by, at - 86_400_000, at + 2 * 86_400_000])
        expect(full(moment).startsWith(`${show(moment)}\u00A0`)).toBe(true);
    }
  });
});
