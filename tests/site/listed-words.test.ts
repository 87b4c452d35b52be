import { expect, it } from 'vitest';
import { listUnwritten, readLocale } from './listed-words.ts';

it('no language has words that are still to be written', () => {
  expect(listUnwritten(Object.keys(readLocale('EN')))).toEqual([]);
});
it('words that a new thing left to be written are found', () => {
  expect(listUnwritten(['no.such.key'])).toHaveLength(3);
});
