import { expect, test } from 'vitest';
import { createTypedLetters } from './typed-letters.ts';

test('letters are one search until a pause', () => {
  const typed = createTypedLetters();
  expect([typed.add('H', 1_000), typed.add('e', 1_600), typed.add('G', 2_400)]).toEqual(['H', 'He', 'G']);
});

test('on a slow machine a pause begins when the row shows, not when its letter was typed', () => {
  const typed = createTypedLetters();
  typed.add('H', 1_000);
  typed.answered(3_000);
  expect(typed.add('e', 3_200)).toBe('He');
  expect(typed.add('G', 4_000)).toBe('G');
});

test('another key ends a search', () => {
  const typed = createTypedLetters();
  typed.add('H', 1_000);
  typed.end();
  expect([typed.isEmpty(), typed.add('G', 1_100)]).toEqual([true, 'G']);
});

test('a letter that begins no search may do something else', () => {
  const typed = createTypedLetters();
  expect(typed.isOpen(1_000)).toBe(false);
  typed.begin();
  expect(typed.isOpen(9_000)).toBe(true);
  typed.add('M', 9_000);
  expect([typed.isOpen(9_500), typed.isOpen(9_800)]).toEqual([true, false]);
});
