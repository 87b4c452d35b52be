import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivePointer } from '../../../src/protocol/release/release.ts';

/** The release that the page behind a call shows, where that is not what is live. */
export interface ShownRelease {
  /** Null outside of such a call. */
  current(): ActivePointer | null;
  /** Runs `work`, and all that it begins, as a call of a page that shows the release. */
  within(pointer: ActivePointer, work: () => void): void;
}

export const createShownRelease = (): ShownRelease => {
  const storage = new AsyncLocalStorage<ActivePointer>();
  return {
    current: () => storage.getStore() ?? null,
    within: (pointer, work) => storage.run(pointer, work),
  };
};
