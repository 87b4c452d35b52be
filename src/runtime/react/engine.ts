import { createContext, useContext } from 'react';
import type { Runtime } from '../core/runtime.ts';
import type { ViewRegistry } from '../view.ts';
import type { ViewLoads } from './load-view.ts';

/** What drawn nodes reach for: the runtime and the views it was handed. */
export interface Engine {
  readonly runtime: Runtime;
  readonly views: ViewRegistry;
  /** Loads the views that are not in the entry chunk. */
  readonly loads: ViewLoads;
  /** Called for every node that renders; tests count renders with it. */
  readonly onRender?: (nodeId: string) => void;
}
export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (engine === null) throw new Error('expects an EngineContext provider above it, found none');
  return engine;
}
