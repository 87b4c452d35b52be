import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Json } from '../../protocol/json.ts';
import { shareUnchanged } from '../core/paths.ts';
import { useEngine } from './engine.ts';

/**
 * The result of `compute`, again when one of `paths` changed and the result is another. Equal
 * results keep their identity, so that nothing renders for them. `otherwise` stands in when
 * `compute` throws.
 */
export function useTracked<Result extends Json>(
  nodeId: string,
  paths: readonly string[],
  compute: () => Result,
  otherwise: Result,
): Result {
  const { store, report } = useEngine().runtime;
  const last = useRef<Json | undefined>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => (paths.length === 0 ? () => undefined : store.subscribe(paths, listener)),
    [store, paths],
  );
  const read = (): Result => {
    try {
      last.current = shareUnchanged(last.current, compute());
    } catch (error) {
      // A rule that passes its limits on this data must not take the page with it.
      report(nodeId, error);
      last.current = otherwise;
    }
    return last.current as Result;
  };
  return useSyncExternalStore(subscribe, read, read);
}
