import type { Runtime } from '../../runtime/core/runtime.ts';

/** Calls `then` once no modal is open and, if `key` is given, no flow runs under it; possibly immediately. */
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
