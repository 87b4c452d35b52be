import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTypedDecimal } from '../../forms/typed-decimal.ts';
import { compareDecimals, parseDecimal } from './decimal.ts';
import { placesOf } from './currency-places.ts';
import {
  findMoneyFault,
  largestMoney,
  readMoney,
  shareOf,
  subtractMoney,
  tidyMoney,
  unitOf,
  writeMoney,
} from './money.ts';

const currencies = ['PHP', 'JPY', 'KWD', 'CLF', 'FUN'] as const;
const bounds = (currency: string) => ({
  minimum: writeMoney(1n, currency),
  maximum: writeMoney(largestMoney, currency),
});
/** A text as a client might send it: amounts, near amounts and rubbish. */
const sentText = fc.oneof(
  fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }).map(String),
  fc
    .tuple(
      fc.constantFrom('', '-', '+', ' '),
      fc.stringMatching(/^[0-9]{0,19}$/),
      fc.constantFrom('', '.', ',', '٫'),
      fc.stringMatching(/^[0-9]{0,6}$/),
      fc.constantFrom('', ' ', 'e2', '%', ' PHP'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test.each([
  ['PHP', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['IQD', 3],
  ['HUF', 2],
  ['FUN', 2],
])('%s has %i places', (currency, places) => {
  expect(placesOf(currency)).toBe(places);
  expect(unitOf(currency)).toBe(10n ** BigInt(places));
});

test.each([
  ['12.5', 'PHP', 1_250n],
  ['0', 'PHP', 0n],
  ['-0.05', 'PHP', -5n],
  ['1000', 'JPY', 1_000n],
  ['0.001', 'KWD', 1n],
  ['1.5', 'CLF', 15_000n],
  ['9999999999999999.99', 'PHP', largestMoney],
  ['999999999999999999', 'JPY', largestMoney],
])('%s %s is an amount', (text, currency, minor) => {
  expect(readMoney(text, currency)).toBe(minor);
});

test.each([
  ...['', ' ', '1,00', '1,000.00', '+1', ' 1', '1 ', '01', '007.10', '.5', '5.', '1.', '--1', '1-'],
  ...['1e2', '1e400', 'NaN', 'Infinity', '0x10', '٣', '１２', '1٫5', "1'000", '₱1', '1.2.3', '1.005'],
  ...['9'.repeat(40), '10000000000000000.00'],
])('"%s" is no amount in PHP', (text) => {
  expect(readMoney(text, 'PHP')).toBeNull();
});

test.each([12, 12.5, null, undefined, 12n, {}, ['1']])('%o is no text', (value) => {
  expect(readMoney(value, 'PHP')).toBeNull();
});

test.each([
  ['1.5', 'JPY'],
  ['1.0', 'JPY'],
  ['1.2345', 'KWD'],
  ['1.23456', 'CLF'],
])('%s has more places than %s', (text, currency) => {
  expect(readMoney(text, currency)).toBeNull();
});

describe('one behaviour for every caller', () => {
  it('what is written is read back, and has one spelling', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -largestMoney, max: largestMoney }),
        fc.constantFrom(...currencies),
        (minor, currency) => {
          const text = writeMoney(minor, currency);
          expect(readMoney(text, currency)).toBe(minor);
          expect(tidyMoney(text, currency)).toBe(text);
          expect((text.split('.')[1] ?? '').length).toBe(placesOf(currency));
        },
      ),
    );
  });

  it('flow, server and comparison take and refuse the same texts', () => {
    fc.assert(
      fc.property(sentText, fc.constantFrom(...currencies), (text, currency) => {
        const minor = readMoney(text, currency);
        const fault = findMoneyFault(text, bounds(currency), currency);
        expect(fault === null).toBe(minor !== null && minor > 0n);
        if (minor === null) return;
        // What is an amount is a decimal of the same value to rules and fields, too.
        const tidy = writeMoney(minor, currency);
        expect(compareDecimals(text, tidy)).toBe(0);
        expect(parseDecimal(text)).not.toBeNull();
        if (minor >= 0n) expect(tidyMoney(readTypedDecimal(text, 'en'), currency)).toBe(tidy);
      }),
      { numRuns: 2_000 },
    );
  });

  it('what a field makes of typing is an amount, or has too many digits', () => {
    fc.assert(
      fc.property(sentText, fc.constantFrom('en', 'de', 'ar', 'fil'), (typed, language) => {
        const text = readTypedDecimal(typed, language);
        if (text === null) return;
        const [whole = '', part = ''] = text.split('.');
        expect(readMoney(text, 'CLF') === null).toBe(part.length > 4 || whole.length > 14);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a fault', () => {
  test.each([
    ['100', null],
    ['500.00', null],
    ['99.99', 'amount.too-small'],
    ['500.01', 'amount.too-large'],
    ['0', 'amount.invalid'],
    ['-100', 'amount.invalid'],
    ['x', 'amount.invalid'],
    [' ', 'field.required'],
    [null, 'field.required'],
  ])('of %o is %o: the bounds belong to what is allowed', (text, fault) => {
    expect(findMoneyFault(text, { minimum: '100.00', maximum: '500' }, 'PHP')).toBe(fault);
  });
});

describe('a share', () => {
  it('is rounded as its rule says, also below nothing', () => {
    expect(shareOf(100n, 1n, 3n, 'down')).toBe(33n);
    expect(shareOf(-100n, 1n, 3n, 'down')).toBe(-33n);
    expect(shareOf(5n, 1n, 2n, 'half-up')).toBe(3n);
    expect(shareOf(-5n, 1n, 2n, 'half-up')).toBe(-3n);
    expect(shareOf(5n, -1n, -2n, 'half-up')).toBe(3n);
    expect(shareOf(4n, 1n, 3n, 'half-up')).toBe(1n);
  });
  it('is never further from the truth than its rule allows', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    const part = fc.bigInt({ min: -1_000n, max: 1_000n });
    const whole = fc.bigInt({ min: 1n, max: 1_000n });
    const off = (shown: bigint, one: bigint, over: bigint, under: bigint): bigint => {
      const rest = shown * under - one * over;
      return rest < 0n ? -rest : rest;
    };
    fc.assert(
      fc.property(amount, part, whole, (one, over, under) => {
        expect(off(shareOf(one, over, under, 'down'), one, over, under)).toBeLessThan(under);
        expect(off(shareOf(one, over, under, 'half-up'), one, over, under) * 2n).toBeLessThanOrEqual(under);
      }),
    );
  });
});

it('subtracts exactly', () => {
  expect(subtractMoney('120.00', '80.5', 'PHP')).toBe('39.50');
  expect(subtractMoney('0', '1000', 'JPY')).toBe('-1000');
  expect(subtractMoney('x', '1', 'PHP')).toBeNull();
});
