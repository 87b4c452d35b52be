import { expect, test } from 'vitest';
import { patternFamilies } from './pattern-families.ts';

const two = (value: number): string => String(value).padStart(2, '0');

test('the family of dates takes every day of the calendar and no other', () => {
  const date = new RegExp(patternFamilies.find(({ name }) => name === 'date')?.source ?? '', 'u');
  const wrong: string[] = [];
  for (const year of ['0000', '0004', '1896', '1900', '1990', '2000', '2024', '2100', '9999', '9996']) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const iso = `${year}-${two(month)}-${two(day)}`;
        const time = Date.parse(`${iso}T00:00:00.000Z`);
        const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
        if (date.test(iso) !== isDay) wrong.push(iso);
        if (date.test(`${iso.slice(5)}-${year}`) !== isDay) wrong.push(`${iso.slice(5)}-${year}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
