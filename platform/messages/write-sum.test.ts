import { expect, it } from 'vitest';
import { writeSum } from './write-sum.ts';

const peso = { code: 'PHP', symbol: '₱' };

it.each([
  ['EN', '₱5,000.50'],
  ['TY', '₱5,000.50'],
  ['AR', '₱5,000.50'],
  ['DE', '₱5.000,50'],
])('writes a sum in %s as %s', (language, text) => {
  expect(writeSum({ amount: 500_050n, currency: 'PHP' }, peso, language)).toBe(text);
});

it('names a currency that is not the wallet’s, and has its places', () => {
  expect(writeSum({ amount: 5_000n, currency: 'JPY' }, peso, 'EN')).toBe('JPY 5,000');
  expect(writeSum({ amount: 1_250_000n, currency: 'KWD' }, null, 'EN')).toBe('KWD 1,250.000');
});
