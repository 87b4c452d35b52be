import { expect, test } from 'vitest';
import { countYears, findAgeErrors, isOldEnough, readDay } from './minimum-age.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const schema = { properties: { birthday: { type: 'string', minimumAge: 21 }, name: { type: 'string' } } };
const judge = (birthday: unknown) =>
  findAgeErrors(schema, { birthday, name: '2020-01-01' }, { now, judge: 'browser' }).map(
    ({ keyword }) => keyword,
  );

test('reads both ways to write a date, and no day that the calendar does not have', () => {
  expect(['1990-12-31', ' 12-31-1990 '].map(readDay)).toEqual(['1990-12-31', '1990-12-31']);
  expect(readDay('2000-02-29')).toBe('2000-02-29');
  const none = ['1990-02-30', '1900-02-29', '02-31-1990', '31-12-1990', '0199-01-01', '1990/12/31', ''];
  expect(none.map(readDay)).toEqual(none.map(() => null));
});
test('accepts a visitor on the birthday and not the day before', () => {
  expect(isOldEnough('2005-11-22', 21, '2026-11-22')).toBe(true);
  expect(isOldEnough('2005-11-23', 21, '2026-11-22')).toBe(false);
  expect(isOldEnough('2005-11-23', 18, '2026-11-22')).toBe(true);
});
test('makes who was born on 29 February a year older on 1 March', () => {
  expect(isOldEnough('2008-02-29', 18, '2026-02-28')).toBe(false);
  expect(isOldEnough('2008-02-29', 18, '2026-03-01')).toBe(true);
  expect(isOldEnough('2008-02-29', 20, '2028-02-29')).toBe(true);
});
const border = (ageZone: string, birthday: string, moment: string) => {
  const form = { properties: { birthday: { type: 'string', minimumAge: 18, ageZone } } };
  return findAgeErrors(form, { birthday }, { now: new Date(moment), judge: 'server' }).length === 0;
};
test.each([
  ['America/Sao_Paulo', '2008-11-23', '2026-11-23T03:00:00.000Z'],
  ['America/Toronto', '2008-11-23', '2026-11-23T05:00:00.000Z'],
  // Summer time, and the night that changes the clock: 1 November 2026 begins at -04:00.
  ['America/Toronto', '2008-07-01', '2026-07-01T04:00:00.000Z'],
  ['America/Toronto', '2008-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/Toronto', '2008-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Manila', '2008-11-23', '2026-11-22T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2008-11-23', '2026-11-22T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2008-02-29', '2026-02-28T10:00:00.000Z'],
  ['America/Sao_Paulo', '2008-02-29', '2026-03-01T03:00:00.000Z'],
  ['Asia/Beirut', '2008-03-29', '2026-03-28T22:00:00.000Z'],
  ['UTC', '2008-11-23', '2026-11-23T00:00:00.000Z'],
])('in %s, who was born on %s is of age from %s on', (zone, birthday, moment) => {
  expect(border(zone, birthday, new Date(Date.parse(moment) - 1).toISOString())).toBe(false);
  expect(border(zone, birthday, moment)).toBe(true);
});
test('counts the days of UTC where no zone is written or the machine does not know it', () => {
  for (const zone of ['Moon/Base', '']) {
    expect(border(zone, '2008-11-23', '2026-11-22T23:59:59.999Z')).toBe(false);
    expect(border(zone, '2008-11-23', '2026-11-23T00:00:00.000Z')).toBe(true);
  }
});
test('points at the field, says what is wrong, and leaves fields without an age alone', () => {
  expect(findAgeErrors(schema, { birthday: '2010-05-05' }, { now, judge: 'server' })).toMatchObject([
    { instancePath: '/birthday', keyword: 'minimumAge', params: { limit: 21 } },
  ]);
  expect(['2005-11-22', '2027-01-01', '1990-02-30', 'soon', '', undefined, 7].map(judge)).toEqual([
    [],
    // A day that lies ahead is nobody's birthday.
    ['format'],
    ['format'],
    ['format'],
    [],
    [],
    [],
  ]);
  expect(findAgeErrors(schema, null, { now, judge: 'server' })).toEqual([]);
});
test('leaves a birthday of a member to the server: a browser that refused it would teach another answer', () => {
  const form = { properties: { birthday: { type: 'string', minimumAge: 21, ageOfMember: true } } };
  const judgedBy = (judge: 'browser' | 'server', birthday: string) =>
    findAgeErrors(form, { birthday }, { now, judge }).map(({ keyword }) => keyword);
  expect(judgedBy('browser', '2015-01-01')).toEqual([]);
  expect(judgedBy('server', '2015-01-01')).toEqual(['minimumAge']);
  expect(['2030-01-01', 'abcdefghij', '2015-02-30'].flatMap((day) => judgedBy('browser', day))).toEqual([
    'format',
    'format',
    'format',
  ]);
});
test('counts full years', () => {
  expect(countYears('2005-11-23', '2026-11-22')).toBe(20);
  expect(countYears('2005-11-22', '2026-11-22')).toBe(21);
});
