import type { Runtime } from '../runtime/core/runtime.ts';

/** Calls back at once where no modal is up, else when it was closed. */
export function whenFree({ store }: Runtime, then: () => void): void {
  const isFree = (): boolean => (store.get('ui.modal') ?? null) === null;
  if (isFree()) {
    then();
    return;
  }
  const stop = store.subscribe(['ui.modal'], () => {
    if (!isFree()) return;
    stop();
    then();
  });
}
