import type { TextStorage } from '../boot-guard.ts';

/** A storage in memory. */
export function createFakeTexts(
  first: Readonly<Record<string, string>> = {},
): TextStorage & { all(): object } {
  const texts = new Map(Object.entries(first));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void (value === null ? texts.delete(key) : texts.set(key, value)),
    all: () => Object.fromEntries(texts),
  };
}
