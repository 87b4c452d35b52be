// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test.each(['localStorage', 'sessionStorage'] as const)(
  '%s of a test is that of its document, on a Node with such a name too',
  (name) => {
    const storage = globalThis[name];
    expect(storage).toBeInstanceOf(window.Storage);
    storage.setItem('kept', 'here');
    expect([storage.getItem('kept'), storage.length]).toEqual(['here', 1]);
    storage.clear();
    expect(storage.length).toBe(0);
  },
);
