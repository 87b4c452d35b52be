import type { Runtime } from '../runtime/core/runtime.ts';

/** Calls back at once where no modal is up, and no flow under `key` if one is named; else when that is so. */
export function runWhenIdle({ store, machines }: Runtime, then: () => void, key: string | null = null): void {
  const isFree = (): boolean =>
    (store.get('ui.modal') ?? null) === null && (key === null || machines.machineAt(key) === undefined);
  if (isFree()) {
    then();
    return;
  }
  const stop = store.subscribe(['ui.modal', ...(key === null ? [] : [`machine.${key}`])], () => {
    if (!isFree()) return;
    stop();
    then();
  });
}
