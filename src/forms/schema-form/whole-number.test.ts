import { describe, expect, it } from 'vitest';
import { joinNumber, splitNumber } from './whole-number.ts';

const place = { name: '', minLength: 7, maxLength: 11 };
const countries = [
  { ...place, code: 'PH', dialingCode: '+63' },
  { ...place, code: 'GB', dialingCode: '+44' },
];

describe('a mobile number with its dialing code', () => {
  it('is kept whole and seen in two parts', () => {
    expect(joinNumber('0917 123-4567', '+63')).toBe('+6309171234567');
    expect(splitNumber('+639171234567', countries)).toEqual({ dialingCode: '+63', national: '9171234567' });
  });

  it('takes the code that a person types or a device fills in', () => {
    expect(joinNumber('+44 7911 123456', '+63')).toBe('+447911123456');
    expect(joinNumber('00447911123456', '+63')).toBe('+447911123456');
    expect(splitNumber('+447911', countries)).toEqual({ dialingCode: '+44', national: '7911' });
  });

  it('is nothing without a digit, and national without a listed code', () => {
    expect(joinNumber(' ', '+63')).toBeUndefined();
    expect(splitNumber('+99', countries)).toEqual({ dialingCode: undefined, national: '+99' });
    expect(splitNumber('0917', countries)).toEqual({ dialingCode: undefined, national: '0917' });
  });
});
