import { expect, test } from 'vitest';
import { chooseForm, plural } from './plural.ts';

test.each([
  [0, '0 changes'],
  [1, '1 change'],
  [2, '2 changes'],
  [12_000, '12,000 changes'],
])('%d is %s', (count, words) => {
  expect(plural(count, 'change', 'changes')).toBe(words);
  expect(chooseForm(count, 'is', 'are')).toBe(count === 1 ? 'is' : 'are');
});
