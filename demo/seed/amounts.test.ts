import { expect, it } from 'vitest';
import { writeSeedTexts } from './amounts.ts';

it('words of the seed have the symbol of the site in front of the amount, from the right too', () => {
  expect(JSON.parse(writeSeedTexts({ EN: 'Up to ¤1,000.', AR: 'حتى ¤1,000.' }, '₱"'))).toEqual({
    EN: 'Up to ₱"1,000.',
    AR: 'حتى \u2066₱"1,000\u2069.',
  });
});
