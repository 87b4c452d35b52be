import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { CompiledNode } from '../../protocol/release/release.ts';
import type { Runtime } from '../core/runtime.ts';
import { statesPath } from '../core/values.ts';
import { useEngine } from './engine.ts';

/** Who is here, which what is read of the session, the member and the wallet waits for. */
const whoPath = 'session.state';

/**
 * What tells how far that is which a node reads: the status of each source, the states of each flow, and
 * whether it is known who is here.
 */
export function progressPaths(node: CompiledNode): readonly string[] {
  const paths = new Set(node.in === undefined ? [] : [statesPath(node.in[0])]);
  // Names of paths are the same wherever an expression has them; the node's own children are numbers here.
  const text = JSON.stringify([node.show, node.repeat?.each, node.binds, node.clsBy, node.children]);
  for (const [, kind, name = ''] of text.matchAll(
    /"(?:ui\.)?(data|machine|session|member|wallet)\.([^."]+)/g,
  ))
    if (kind === 'data') paths.add(`ui.data.${name}.status`);
    else paths.add(kind === 'machine' ? statesPath(name) : whoPath);
  return [...paths];
}

/** Whether an answer, the code of a flow or the first answer that a flow waits for is on its way. */
function isComing({ store, machines }: Runtime, path: string): boolean {
  const value = store.get(path);
  if (Array.isArray(value)) return value.includes('loading');
  if (path.startsWith('$')) return machines.machineAt(path.split('.')[1] as string) !== undefined;
  return value === 'loading' || value === 'booting';
}

/** Marks the place after a node while what it reads is on its way: what is below has no fixed place yet. */
export function Coming({ paths }: { readonly paths: readonly string[] }): ReactNode {
  const { runtime } = useEngine();
  const subscribe = useCallback(
    (listener: () => void) => runtime.store.subscribe(paths, listener),
    [runtime, paths],
  );
  const read = (): boolean => paths.some((path) => isComing(runtime, path));
  return useSyncExternalStore(subscribe, read, read) ? <template data-reserved="" /> : null;
}
