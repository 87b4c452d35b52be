import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLoadTimeout } from './with-load-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the program', () => {
  it('that does not come for two minutes has failed, and not a moment before', async () => {
    const outcomes: unknown[] = [];
    withLoadTimeout(new Promise(() => undefined)).catch((cause: unknown) => outcomes.push(cause));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([new Error('Loading chunk failed: no answer after 120 seconds')]);
  });

  it('that comes, or fails alone, leaves no timer behind', async () => {
    await expect(withLoadTimeout(Promise.resolve('part'))).resolves.toBe('part');
    await expect(withLoadTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
