import type { Store } from '../../runtime/core/store.ts';

/** Rise when the platform may have been closed, and when it was found open again. */
export const doubtsPath = '$platform.doubts';
export const reopeningsPath = '$platform.reopenings';

function bump(store: Store, path: string): void {
  const before = store.get(path);
  store.set(path, typeof before === 'number' ? before + 1 : 1);
}
/** A call was refused because the platform is closed. */
export const recheckPlatform = (store: Store): void => bump(store, doubtsPath);
/** The platform answered that it is open. */
export const announceReopening = (store: Store): void => bump(store, reopeningsPath);
