import { describe, expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

const english = { languageTag: 'en', timeZone: 'Asia/Manila', symbol: '₱' };
const plain = (words: string): string => words.replaceAll(/\s/g, ' ');

describe('formatValue', () => {
  it('keeps every digit of an amount and groups it as the language does', () => {
    expect(formatValue('9007199254740993.10', 'money', english)).toBe('₱9,007,199,254,740,993.10');
    expect(formatValue('1234.5', 'money', { languageTag: 'pt-BR', symbol: 'R$' })).toBe('R$1.234,50');
  });

  it('shows an instant in the time zone of the platform and a day as that day everywhere', () => {
    expect(plain(formatValue('2026-01-01T20:00:00Z', 'dateTime', english))).toBe('Jan 2, 2026, 4:00 AM');
    expect(formatValue('2026-01-01', 'date', { languageTag: 'en', timeZone: 'America/Lima' })).toBe(
      'Jan 1, 2026',
    );
  });

  it('keeps Latin digits and the Gregorian year in Arabic and Thai', () => {
    expect(formatValue('2026-01-02', 'date', { languageTag: 'ar' })).toMatch(/2026/);
    expect(formatValue('2026-01-02', 'date', { languageTag: 'th' })).toMatch(/2026/);
    expect(formatValue(12345.678, 'number', { languageTag: 'ar-EG' })).toMatch(/12,345.68/);
  });

  it('takes a percentage as it is said: 12.5 is 12.5%', () => {
    expect(formatValue(12.5, 'percent', english)).toBe('12.5%');
  });

  it('shows what does not fit as it is, and a dash for nothing', () => {
    expect(formatValue('soon', 'date', english)).toBe('soon');
    expect(formatValue('many', 'number', english)).toBe('many');
    expect(formatValue(null, 'money', english)).toBe('—');
    expect(
      formatValue('2026-01-01T20:00:00Z', 'date', { languageTag: 'en', timeZone: 'Nowhere/Land' }),
    ).toMatch(/2026/);
  });
});
