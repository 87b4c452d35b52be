import { describe, expect, it } from 'vitest';
import { formatValue, nameTimeZone } from './format-value.ts';

const english = { languageTag: 'en', timeZone: 'Asia/Manila', symbol: '₱' };
const plain = (words: string): string => words.replaceAll(/\s/g, ' ');

describe('formatValue', () => {
  it('keeps every digit of an amount and groups it as the language does', () => {
    expect(formatValue('9007199254740993.10', 'money', english)).toBe('₱9,007,199,254,740,993.10');
    expect(formatValue('1234.5', 'money', { ...english, languageTag: 'pt-BR', symbol: 'R$' })).toBe(
      'R$1.234,50',
    );
  });

  it('shows an instant in the time zone of the platform and a day as that day everywhere', () => {
    expect(plain(formatValue('2026-01-01T20:00:00Z', 'dateTime', english))).toBe(
      'Jan 2, 2026, 4:00 AM GMT+8',
    );
    expect(formatValue('2026-01-01', 'date', { languageTag: 'en', timeZone: 'America/Lima' })).toBe(
      'Jan 1, 2026',
    );
  });

  it('names the zone of a time of day, and leaves it to a heading that does', () => {
    const moment = '2026-07-01T20:00:00Z';
    expect(plain(formatValue(moment, 'time', english))).toBe('4:00 AM GMT+8');
    expect(plain(formatValue(moment, 'time', { ...english, isZoneNamed: true }))).toBe('4:00 AM');
    expect(formatValue(moment, 'date', english)).toBe('Jul 2, 2026');
    expect(formatValue('2026-07-01', 'dateTime', english)).toBe('Jul 1, 2026');
    const madrid = { ...english, timeZone: 'Europe/Madrid' };
    expect(plain(formatValue(moment, 'time', madrid))).toBe('10:00 PM GMT+2');
    expect(nameTimeZone(english)).toBe('GMT+8');
    // A heading is right in summer and in winter.
    expect(nameTimeZone(madrid)).toBe('Spain Time');
  });

  it('says a month and a time zone in words, whatever the clock of the platform says', () => {
    expect(formatValue('2026-11', 'month', { ...english, timeZone: 'America/Lima' })).toBe('November 2026');
    expect(formatValue('2026-11', 'month', { ...english, languageTag: 'ar' })).toMatch(/^نوفمبر 2026$/);
    expect(formatValue('Asia/Manila', 'zone', { ...english, timeZone: 'UTC' })).toBe('GMT+8');
    expect(formatValue('2026-11', 'dateTime', english)).toBe('Nov 1, 2026');
  });

  it('keeps Latin digits and the Gregorian year in Arabic and Thai', () => {
    expect(formatValue('2026-01-02', 'date', { ...english, languageTag: 'ar' })).toMatch(/2026/);
    expect(formatValue('2026-01-02', 'date', { ...english, languageTag: 'th' })).toMatch(/2026/);
    expect(formatValue(12345.678, 'number', { ...english, languageTag: 'ar-EG' })).toMatch(/12,345.68/);
  });

  it('takes a percentage as it is said: 12.5 is 12.5%', () => {
    expect(formatValue(12.5, 'percent', english)).toBe('12.5%');
  });

  it.each(['text', 'money', 'number', 'percent', 'date', 'dateTime', 'time', 'day'] as const)(
    'shows a dash for a number that is none, and no noise, as %s',
    (format) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
        expect(formatValue(value, format, english)).toBe('—');
      expect(formatValue(0.1 + 0.2, format, english)).not.toMatch(/\d{8}/);
      expect(formatValue('Infinity', format, english)).not.toContain('∞');
      expect(formatValue(1e300, 'date', english)).toMatch(/^10{3}/);
    },
  );
  it('shows what does not fit as it is, and a dash for nothing', () => {
    expect(formatValue('soon', 'date', english)).toBe('soon');
    expect(formatValue('many', 'number', english)).toBe('many');
    expect(formatValue(null, 'money', english)).toBe('—');
    expect(
      formatValue('2026-01-01T20:00:00Z', 'date', { languageTag: 'en', timeZone: 'Nowhere/Land' }),
    ).toMatch(/2026/);
    expect(plain(formatValue(0, 'time', { languageTag: 'en', timeZone: 'Nowhere/Land' }))).toMatch(
      / GMT\+0$/,
    );
  });
});
