import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it('keeps every digit of an amount that a float would round', () => {
    expect(formatMoney('9007199254740993.10', 'en', '₱')).toBe('₱9,007,199,254,740,993.10');
  });
  it('uses the separators of the language and Latin digits', () => {
    expect(formatMoney('1234567.5', 'de', '€')).toBe('€1.234.567,50');
    expect(formatMoney('1234.5', 'ar-EG')).toMatch(/^[\d.,٬٫]+$/);
    expect(formatMoney('1234.5', 'ar-EG')).toContain('1');
  });
  it('shows what it does not understand as it is', () => {
    expect(formatMoney('n/a', 'en')).toBe('n/a');
  });
  it('shows a loss with a minus sign', () => {
    expect(formatMoney('-5', 'en', '$')).toBe('−$5.00');
  });
});
