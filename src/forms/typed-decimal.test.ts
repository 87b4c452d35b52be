import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDecimalProblem, readTypedDecimal } from './typed-decimal.ts';

describe('readTypedDecimal', () => {
  it.each([
    ['1,234.50', 'en', '1234.50'],
    ['1,5', 'en', '1.5'],
    ['1,500', 'en', '1500'],
    ['1.500', 'de', '1500'],
    ['1.500,25', 'de', '1500.25'],
    ['1 234,5', 'fr', '1234.5'],
    ['٢٥٠٫٥', 'ar', '250.5'],
    ['１００', 'en', '100'],
    ['007.10', 'en', '7.10'],
    ['.5', 'en', '0.5'],
    ['12.', 'en', '12'],
  ])('reads %s in %s as %s', (typed, tag, value) => {
    expect(readTypedDecimal(typed, tag)).toBe(value);
  });

  it.each(['', '-5', '1e3', '1.2.3', '12,34.5', 'NaN', '0x10', '1,23,4', '٫', '9'.repeat(60)])(
    'refuses %s',
    (typed) => {
      expect(readTypedDecimal(typed, 'en')).toBeNull();
    },
  );

  it('reads back what Intl writes, for every amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom('en', 'de', 'fr', 'ar', 'fil', 'pt-BR'),
        (whole, cents, tag) => {
          const exact = `${whole}.${String(cents).padStart(2, '0')}`;
          const shown = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(
            exact as unknown as number,
          );
          expect(readTypedDecimal(shown, tag)).toBe(exact);
        },
      ),
    );
  });
});

describe('findDecimalProblem', () => {
  const limits = { min: '100', max: '5000.50', step: '0.5', digits: 2 };
  it.each([
    ['100.00', null],
    ['99.99', 'tooLittle'],
    ['5000.51', 'tooMuch'],
    ['100.25', 'step'],
    ['100.001', 'digits'],
    [null, 'invalid'],
  ])('of %s is %s', (value, problem) => {
    expect(findDecimalProblem(value, limits)).toBe(problem);
  });

  it('stays exact where floats do not', () => {
    expect(findDecimalProblem('0.3', { step: '0.1', digits: 1 })).toBeNull();
    expect(findDecimalProblem('9007199254740993', { max: '9007199254740992', digits: 0 })).toBe('tooMuch');
  });
});
