import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateOperations as operations, readMoment } from './date-operators.ts';

const utc = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
const paris = 'Europe/Paris';

describe('a date', () => {
  it.each([
    ['2026-11-27', 'Asia/Manila', '2026-11-26T16:00:00.000Z'],
    ['2026-11-27T09:30', 'Asia/Manila', '2026-11-27T01:30:00.000Z'],
    ['2026-11-27T09:30:00Z', 'Asia/Manila', '2026-11-27T09:30:00.000Z'],
    ['2026-11-27T09:30:00.5+08:00', 'UTC', '2026-11-27T01:30:00.500Z'],
    // The clocks of Paris skip this hour, those of Cairo the midnight of this day.
    ['2026-03-29T02:30', paris, '2026-03-29T01:30:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, moment) => expect(utc(readMoment(text, zone))).toBe(moment));

  it('is no day that does not exist, no words, and nothing outside of four digits', () => {
    for (const value of ['2026-02-30', '2026-02-30T10:00:00Z', '2026-13-01', '27.11.2026', 'soon', ''])
      expect(readMoment(value, 'UTC'), value).toBeNull();
    for (const value of [Number.NaN, 1e17, -1e17, null, true, [], '2026-11-27T25:00:00Z'])
      expect(readMoment(value, 'UTC')).toBeNull();
  });
});

describe('operators of dates', () => {
  it('compare moments, days by their start in the zone', () => {
    expect(operations['date-less']('2026-11-27', '2026-11-27T01:00:00Z', 'Asia/Manila')).toBe(true);
    expect(operations['date-less']('2026-11-27', '2026-11-26T20:00:00Z', 'UTC')).toBe(false);
    expect(operations['date-equal']('2026-11-27T08:00:00+08:00', '2026-11-27T00:00:00Z')).toBe(true);
    expect(operations['date-less']('2026-11-27', 'soon')).toBeNull();
  });

  it('add days by the calendar of the zone and hours by the clock', () => {
    expect(operations['date-add']('2026-02-27', 2, 'days')).toBe('2026-03-01');
    // Noon stays noon over the night in which Paris loses an hour.
    expect(operations['date-add']('2026-03-28T11:00:30Z', 1, 'days', paris)).toBe('2026-03-29T10:00:30.000Z');
    expect(operations['date-add']('2026-03-28T11:00:30Z', 24, 'hours', paris)).toBe(
      '2026-03-29T11:00:30.000Z',
    );
    expect(operations['date-add']('2026-03-28T02:30', 1, 'days', paris)).toBe('2026-03-29T01:30:00.000Z');
    expect(operations['date-add']('2026-11-27', -30, 'minutes', 'UTC')).toBe('2026-11-26T23:30:00.000Z');
    for (const [count, unit] of [
      [1.5, 'days'],
      [1, 'weeks'],
      [1e12, 'hours'],
      ['1', 'days'],
    ] as const)
      expect(operations['date-add']('2026-11-27', count, unit, 'UTC')).toBeNull();
  });

  it('count whole hours that pass, and nights between days of the zone', () => {
    expect(operations['date-difference']('2026-11-27T00:00:00Z', '2026-11-27T02:59:00Z', 'hours')).toBe(2);
    expect(operations['date-difference']('2026-11-27T02:59:00Z', '2026-11-27T00:00:00Z', 'hours')).toBe(-2);
    const evening = ['2026-11-27T15:50:00Z', '2026-11-27T16:10:00Z', 'days'] as const;
    expect(operations['date-difference'](...evening, 'Asia/Manila')).toBe(1);
    expect(operations['date-difference'](...evening, 'UTC')).toBe(0);
    expect(operations['date-difference']('2026-03-28', '2026-03-30', 'days', paris)).toBe(2);
  });

  it.each([
    ['Pacific/Apia', '2011-12-29', '2011-12-31'],
    ['Pacific/Fakaofo', '2011-12-29', '2011-12-31'],
    ['Pacific/Kiritimati', '1994-12-30', '1995-01-01'],
    ['Pacific/Kanton', '1994-12-30', '1995-01-01'],
    ['Pacific/Kwajalein', '1993-08-20', '1993-08-22'],
  ])('count no day that %s never had', (zone, before, after) => {
    expect(operations['date-difference'](before, after, 'days', zone)).toBe(1);
    expect(operations['date-difference'](after, before, 'days', zone)).toBe(-1);
    expect(operations['date-add'](before, 1, 'days', zone)).toBe(after);
    expect(operations['date-add'](after, -1, 'days', zone)).toBe(before);
    expect(operations['date-difference'](before, after, 'days', 'UTC')).toBe(2);
  });

  it('name the day of a moment in a zone; a zone that nobody knows counts as UTC', () => {
    expect(operations['date-day']('2026-11-27T16:10:00Z', 'Asia/Manila')).toBe('2026-11-28');
    expect(operations['date-day']('2026-11-27T16:10:00Z', 'Atlantis/Capital')).toBe('2026-11-27');
  });

  it('add and count as each other says, for every day and zone', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Manila', paris, 'America/Lima', 'Pacific/Apia');
    const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(moments, fc.integer({ min: -400, max: 400 }), zones, (moment, count, zone) => {
        const day = operations['date-day'](moment, zone);
        const later = operations['date-add'](day, count, 'days', zone);
        expect(operations['date-difference'](day, later, 'days', zone)).toBe(count + 0);
        const hours = operations['date-add'](moment, count, 'hours', zone);
        expect(operations['date-difference'](moment, hours, 'hours', zone)).toBe(count + 0);
      }),
    );
  });
});

describe('format', () => {
  const locales = [
    { code: 'EN', bcp47: 'en' },
    { code: 'AR', bcp47: 'ar' },
  ];
  const say = (value: string | number, name: string, code = 'EN') =>
    operations.format(value, name, 'Asia/Manila', [code, locales, 'PHP', '₱']);
  it('is in the language on screen, in the zone and the money of the brand', () => {
    expect(say('2026-11-27T16:10:00Z', 'date')).toBe('Nov 28, 2026');
    expect(say('2026-11-27T16:10:00Z', 'date', 'AR')).toBe('28\u200f/11\u200f/2026');
    expect(say('2026-11-27T23:30', 'date')).toBe('Nov 27, 2026');
    expect(say('1234.5', 'money')).toBe('₱1,234.50');
    expect(say(12, 'percent')).toBe('12%');
  });
  it('is nothing for a format that there is not, and English where the language is not told', () => {
    expect(say('1', 'roman')).toBeNull();
    expect(operations.format('2026-11-27', 'date', 'UTC', [null, [1], 7, false])).toBe('Nov 27, 2026');
  });
});
