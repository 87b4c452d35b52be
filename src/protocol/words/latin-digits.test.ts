import { describe, expect, it } from 'vitest';
import { readTypedDigits, toLatinDigits } from './latin-digits.ts';

/** Every run of ten digits that Unicode has, by its zero. */
const listZeros = (): readonly number[] => {
  const zeros: number[] = [];
  for (let code = 0; code < 0x20_000; code += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) continue;
    zeros.push(code);
    code += 9;
  }
  return zeros;
};

describe('digits of other scripts', () => {
  it('are read in every script that has some', () => {
    const zeros = listZeros();
    expect(zeros.length).toBeGreaterThan(60);
    for (const zero of zeros) {
      const typed = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
      expect(toLatinDigits(`a${typed}-`), zero.toString(16)).toBe('a0123456789-');
    }
  });
  it('are those of Latin where the rule of a field takes these alone, and of a password never', () => {
    const validate = (values: object) =>
      Object.entries(values).flatMap(([name, value]) =>
        name === 'free' || /^[0-9]+$/.test(String(value))
          ? []
          : [{ instancePath: `/${name}`, keyword: 'pattern' }],
      );
    const ui = { pin: { 'ui:widget': 'password' } };
    const typed = { code: '١٢', free: '١٢', pin: '١٢', bad: '١x', plain: '12', none: 1 };
    expect(readTypedDigits({ ui }, typed, validate)).toEqual({ ...typed, code: '12' });
  });
});
