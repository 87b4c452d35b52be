import { expect, test } from 'vitest';
import { writeSpan } from './write-span.ts';

test.each([
  [1_440, 'EN', '24 hours'],
  [719, 'EN', '11 hours'],
  [119, 'EN', '119 minutes'],
  [1, 'EN', '1 minute'],
  [1_440, 'TY', '24 na oras'],
  [120, 'AR', 'ساعتان'],
])('%i minutes are written in %s', (minutes, language, words) => {
  expect(writeSpan({ minutes }, language)).toBe(words);
});
