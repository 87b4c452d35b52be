import { expect, test } from 'vitest';
import { findAmountFault, readAmount, writeAmount } from './amount.ts';

test.each([
  ['12.5', 1_250n],
  [' 100 ', 10_000n],
  ['0.01', 1n],
  ['999999999999.99', 99_999_999_999_999n],
])('%s is an amount', (text, hundredths) => {
  expect(readAmount(text)).toBe(hundredths);
  expect(readAmount(writeAmount(hundredths))).toBe(hundredths);
});

test.each(['', '1,00', '-1', '1e400', '1.005', 'NaN', '9007199254740993000', '٣', 12, null])(
  '%s is none',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test('the bounds belong to what is allowed', () => {
  const bounds = { minimum: '100.00', maximum: '500' };
  expect(
    ['100', '500.00', '99.99', '500.01', '0', 'x', ' '].map((text) => findAmountFault(text, bounds)),
  ).toEqual([
    null,
    null,
    'amount.too-small',
    'amount.too-large',
    'amount.invalid',
    'amount.invalid',
    'field.required',
  ]);
});
