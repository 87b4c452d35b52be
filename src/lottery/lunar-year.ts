import { dayIn } from '../protocol/time/time-zone.ts';

/** Where the lunar year begins at the midnight of its clocks, unless a game names a place. */
const lunarZone = 'Asia/Hong_Kong';

/**
 * First days of lunar years, each of the year 2020 (a rat) and those after it. A table, because the calendars
 * of programs are a day off where a new moon is near midnight, as in 2027 and 2030.
 */
const firstDays: readonly string[] = [
  ...['2020-01-25', '2021-02-12', '2022-02-01', '2023-01-22', '2024-02-10', '2025-01-29', '2026-02-17'],
  ...['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11', '2033-01-31'],
  ...['2034-02-19', '2035-02-08', '2036-01-28', '2037-02-15', '2038-02-04', '2039-01-24', '2040-02-12'],
  ...['2041-02-01', '2042-01-22', '2043-02-10', '2044-01-30', '2045-02-17', '2046-02-06', '2047-01-26'],
  ...['2048-02-14', '2049-02-02', '2050-01-23'],
];
const animals = 12;

/**
 * The animal of the lunar year in which a moment is: 0 (rat) to 11 (pig).
 * @throws RangeError outside the table, which begins in 2020 and ends in 2050
 */
export function animalAt(moment: Date, timeZone: string = lunarZone): number {
  const day = dayIn(timeZone, moment);
  const next = firstDays.findIndex((first) => first > day);
  if (next < 1) throw new RangeError(`Expected a day of a known lunar year, got ${day}.`);
  return (next - 1) % animals;
}
