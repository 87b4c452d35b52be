import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Json } from '../../protocol/json.ts';
import { shareUnchanged } from '../core/paths.ts';
import { useEngine } from './engine.ts';

/**
 * The result of `compute`, again when one of `paths` changed and the result is another. Equal
 * results keep their identity, so that nothing renders for them.
 */
export function useTracked<Result extends Json>(paths: readonly string[], compute: () => Result): Result {
  const { store } = useEngine().runtime;
  const last = useRef<Json | undefined>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => (paths.length === 0 ? () => undefined : store.subscribe(paths, listener)),
    [store, paths],
  );
  return useSyncExternalStore(subscribe, () => {
    const shared = shareUnchanged(last.current, compute());
    last.current = shared;
    return shared as Result;
  });
}
