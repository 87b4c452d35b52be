import { Fragment, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { textRevisionPath } from '../core/runtime-core.ts';
import type { ActiveScreen, ScreenKind } from '../core/screens.ts';
import { EngineContext, useEngine, type Engine } from './engine.ts';
import { failingNode, NodeBoundary } from './node-boundary.tsx';
import { RuntimeContext, type RuntimeServices } from './runtime-context.ts';
import { compileTemplate } from './template.tsx';

/** Gives the runtime to the screens and views below it. */
export function RuntimeProvider(props: {
  readonly engine: Engine;
  readonly services: RuntimeServices;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <EngineContext value={props.engine}>
      <RuntimeContext value={props.services}>{props.children}</RuntimeContext>
    </EngineContext>
  );
}

/** The screen in its place now; renders when the runtime puts another there. */
export function useActiveScreen(kind: ScreenKind): ActiveScreen | null {
  const { screens } = useEngine().runtime;
  const read = (): ActiveScreen | null => screens.get(kind);
  return useSyncExternalStore(screens.subscribe, read, read);
}

function useTextRevision(): unknown {
  const { store } = useEngine().runtime;
  const subscribe = useMemo(
    () => (listener: () => void) => store.subscribe([textRevisionPath], listener),
    [store],
  );
  const read = (): unknown => store.get(textRevisionPath);
  return useSyncExternalStore(subscribe, read, read);
}

function Interpreted({ active }: { readonly active: ActiveScreen }): ReactElement {
  const engine = useEngine();
  const revision = useTextRevision();
  return useMemo(
    () => compileTemplate(active.screen, active.release, engine),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- constant elements hold the texts of the moment: other texts are a reason to interpret again
    [active, engine, revision],
  );
}

/**
 * The shell, page or modal of a slot. A screen that throws while it is interpreted or rendered is replaced
 * by that of the previous release, or by `failed` where that is not possible.
 */
export function ScreenView(props: {
  readonly kind: ScreenKind;
  readonly failed: ReactNode;
  readonly onDrawn?: (active: ActiveScreen) => void;
}): ReactNode {
  const active = useActiveScreen(props.kind);
  const { runtime } = useEngine();
  if (active === null) return null;
  return (
    <NodeBoundary
      resetKey={active}
      fallback={props.failed}
      onError={(error) => void runtime.takeBack(error, failingNode(error))}
    >
      <Fragment key={active.screen.id}>
        <Interpreted active={active} />
      </Fragment>
    </NodeBoundary>
  );
}
