import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Json } from '../../protocol/json/json.ts';
import { shareUnchanged } from '../core/paths.ts';
import type { Scope } from '../core/scope.ts';
import { watchReads, type Reads } from '../core/values.ts';
import { useEngine } from './engine.ts';

/**
 * Returns the result of `compute`, and renders again when a path of `reads` changes the result. Equal
 * results keep their identity, so they cause no render. Returns `otherwise` when `compute` throws.
 */
export function useTracked<Result extends Json>(
  nodeId: string,
  reads: Reads,
  scope: Scope,
  compute: () => Result,
  otherwise: Result,
): Result {
  const { store, report } = useEngine().runtime;
  const last = useRef<Json | undefined>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => watchReads(reads, scope, store, listener),
    [store, reads, scope],
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
  // The server draws what the browser draws first: the second reading is the same.
  return useSyncExternalStore(subscribe, read, read);
}
