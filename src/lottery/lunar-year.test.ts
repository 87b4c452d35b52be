import { expect, it, test } from 'vitest';
import { animalAt } from './lunar-year.ts';

/** First days of lunar years, as observatories publish them, and their animals. */
test.each([
  ['2021-02-12', 1],
  ['2023-01-22', 3],
  ['2024-02-10', 4],
  ['2025-01-29', 5],
  ['2026-02-17', 6],
  ['2027-02-06', 7],
  ['2030-02-03', 10],
  ['2033-01-31', 1],
  ['2034-02-19', 2],
])('the lunar year that begins on %s has animal %i, and the evening before the one before', (day, animal) => {
  expect(animalAt(new Date(`${day}T00:00:00+08:00`))).toBe(animal);
  expect(animalAt(new Date(Date.parse(`${day}T00:00:00+08:00`) - 1))).toBe((animal + 11) % 12);
});

/** Years whose new moon is so near midnight that the calendar of the program takes another day. */
const nearMidnight: readonly number[] = [2027, 2030];

it('agrees with the calendar of the program in the middle of each day around a new year, but for known ones', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Hong_Kong', year: 'numeric' });
  const differing = new Set<number>();
  const days = Array.from({ length: 29 * 36 }, (_, index) =>
    Date.UTC(2021 + Math.floor(index / 36), 0, 18 + (index % 36), 4),
  );
  for (const date of days.map((day) => new Date(day))) {
    const year = Number(/[0-9]{4}/.exec(lunar.format(date))?.[0]);
    if ((year - 2020) % 12 !== animalAt(date)) differing.add(date.getUTCFullYear());
  }
  expect([...differing].filter((year) => !nearMidnight.includes(year))).toEqual([]);
});

it('says so where its table ends', () => {
  expect(() => animalAt(new Date('2051-01-01'))).toThrow('known lunar year');
  expect(() => animalAt(new Date('2019-01-01'))).toThrow('known lunar year');
});
