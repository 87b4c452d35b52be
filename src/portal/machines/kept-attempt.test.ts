import { expect, test } from 'vitest';
import { dropAttempt, keepAttempt, readAttempt } from './kept-attempt.ts';
import type { StorageKey } from '../session/storage-keys.ts';

function createTab() {
  const texts = new Map<string, string>();
  const write = (key: StorageKey, text: string | null): boolean => {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    return true;
  };
  return { texts, read: (key: StorageKey): string | null => texts.get(key) ?? null, write };
}
const attempt = {
  attempt: 'a',
  ticket: null,
  method: 'mobile',
  mobileNum: '+639171234567',
  isProven: false,
} as const;
const minute = 60_000;

test('an attempt is read back for the half hour that the server keeps it', () => {
  const tab = createTab();
  keepAttempt(tab, attempt, 1_000);
  expect(readAttempt(tab, 1_000 + 30 * minute - 1)).toEqual(attempt);
  expect(readAttempt(tab, 1_000 + 30 * minute)).toBeNull();
  dropAttempt(tab);
  expect(tab.texts.size).toBe(0);
  expect(readAttempt(tab, 1_000)).toBeNull();
});
test.each([
  '',
  'no JSON',
  '[]',
  '7',
  JSON.stringify({ ...attempt, storedAt: 'now' }),
  JSON.stringify({ ...attempt, mobileNum: 7, storedAt: 0 }),
  JSON.stringify({ ...attempt, method: 'other', storedAt: 0 }),
])('what something else wrote there is no attempt: %s', (text) => {
  const tab = createTab();
  tab.texts.set('foyer.registerAttempt', text);
  expect(readAttempt(tab, 0)).toBeNull();
});
