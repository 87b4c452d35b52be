import { expect, test } from 'vitest';
import { findAgeErrors, isOldEnough, readDay } from './minimum-age.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const schema = { properties: { birthday: { type: 'string', minimumAge: 21 }, name: { type: 'string' } } };
const judge = (birthday: unknown) =>
  findAgeErrors(schema, { birthday, name: '2020-01-01' }, now).map(({ keyword }) => keyword);

test('reads both ways to write a date, and no day that the calendar does not have', () => {
  expect(['1990-12-31', ' 12-31-1990 '].map(readDay)).toEqual(['1990-12-31', '1990-12-31']);
  expect(readDay('2000-02-29')).toBe('2000-02-29');
  const none = ['1990-02-30', '1900-02-29', '02-31-1990', '31-12-1990', '0199-01-01', '1990/12/31', ''];
  expect(none.map(readDay)).toEqual(none.map(() => null));
});
test('lets somebody in on the very birthday and not the day before', () => {
  expect(isOldEnough('2005-11-22', 21, now)).toBe(true);
  expect(isOldEnough('2005-11-23', 21, now)).toBe(false);
  expect(isOldEnough('2005-11-23', 18, now)).toBe(true);
});
test('makes who was born on 29 February a year older on 1 March', () => {
  expect(isOldEnough('2008-02-29', 18, new Date('2026-02-28T23:59:59.000Z'))).toBe(false);
  expect(isOldEnough('2008-02-29', 18, new Date('2026-03-01T00:00:00.000Z'))).toBe(true);
});
test('points at the field, says what is wrong, and leaves fields without an age alone', () => {
  expect(findAgeErrors(schema, { birthday: '2010-05-05' }, now)).toMatchObject([
    { instancePath: '/birthday', keyword: 'minimumAge', params: { limit: 21 } },
  ]);
  expect(['2005-11-22', '2027-01-01', '1990-02-30', 'soon', '', undefined, 7].map(judge)).toEqual([
    [],
    ['minimumAge'],
    ['format'],
    ['format'],
    [],
    [],
    [],
  ]);
  expect(findAgeErrors(schema, null, now)).toEqual([]);
});
