import type { Engine } from '../runtime/react/engine.ts';

/** Views that no page asked for yet, so that a dialog or a tab list opens without delay. */
export function fetchLaterViews({ views, loads, runtime }: Engine): void {
  const { release } = runtime.active().pointer;
  const fetchOne = (type: string): unknown => {
    const entry = views[type];
    return entry === undefined ? null : loads.obtain(entry, type, release);
  };
  // The first brings the chunk of all; without it the others need not be asked for.
  Promise.resolve(fetchOne('Modal'))
    .then(() => ['Alert', 'ConfirmDialog', 'EmptyState', 'ErrorState', 'Tabs'].forEach(fetchOne))
    .catch(() => undefined);
}
