import {
  createElement,
  Fragment,
  Suspense,
  use,
  useCallback,
  useMemo,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledValue } from '../../protocol/release/release.ts';
import type { Runtime } from '../core/runtime.ts';
import { isInPlace, type Scope } from '../core/scope.ts';
import { resolveValue, resolveWith, type Reads } from '../core/values.ts';
import { windowRows, type ViewEntry, type ViewProps } from '../view.ts';
import { toReactProps } from './dom-attributes.ts';
import { useEngine } from './engine.ts';
import { raiseEvent } from './host.ts';
import { ViewLoadError } from './load-view.ts';
import { failingNode, NodeBoundary } from './node-boundary.tsx';
import type { GatePlan, Plan, RowPlan } from './plan.ts';
import { RowsModel } from './rows-model.ts';
import { useTracked } from './use-tracked.ts';
import { shownText } from './pure-host.ts';

/** A text that reads data: the only thing that renders when the data changes. */
export function TextLeaf(props: {
  readonly value: CompiledValue;
  readonly reads: Reads;
  readonly scope: Scope;
  readonly nodeId: string;
}): ReactNode {
  const { runtime, onRender } = useEngine();
  const text = useTracked<Json>(
    props.nodeId,
    props.reads,
    props.scope,
    () => resolveValue(props.value, props.scope, runtime.translate),
    null,
  );
  onRender?.(props.nodeId);
  return text === null || typeof text === 'object' ? null : shownText(text);
}

/** Draws its node only while `show` holds and the machine is in the state. */
export function Gate(props: { readonly gate: GatePlan; readonly scope: Scope }): ReactNode {
  const { node, reads, rule, content } = props.gate;
  const { onRender } = useEngine();
  const { scope } = props;
  const isShown = useTracked<boolean>(
    node.id,
    reads,
    scope,
    () => (node.in === undefined || isInPlace(scope, node.in)) && (rule === null || rule.holds(scope)),
    false,
  );
  onRender?.(node.id);
  return useMemo(() => (isShown ? content(scope) : null), [isShown, content, scope]);
}

/** A host element of which React itself must write what reads data. */
export function HostNode(props: {
  readonly plan: Plan;
  readonly scope: Scope;
  readonly resolve: (scope: Scope) => JsonObject;
  readonly fixedProps: Record<string, unknown>;
  readonly children?: ReactNode;
}): ReactNode {
  const { plan, scope, resolve } = props;
  const { onRender } = useEngine();
  const bound = useTracked<JsonObject>(plan.node.id, plan.reads, scope, () => resolve(scope), {});
  onRender?.(plan.node.id);
  return createElement(plan.node.tag as string, toReactProps(bound, { ...props.fixedProps }), props.children);
}

/** Rows of a list; renders when rows come, go or move. */
export function RepeatRows(props: { readonly plan: RowPlan; readonly scope: Scope }): ReactNode {
  const { plan, scope } = props;
  const engine = useEngine();
  const takenOver = useRef(false);
  const model = useMemo(() => new RowsModel(plan, scope, engine, takenOver), [plan, scope, engine]);
  const keys = useSyncExternalStore(model.subscribe, model.snapshot, () => {
    takenOver.current = true;
    return model.snapshot();
  });
  engine.onRender?.(plan.node.id);
  if (keys.length === 0) return plan.empty === null ? null : plan.empty(scope);
  return keys.map((key) => model.draw(key));
}

const noClasses: Readonly<Record<string, string>> = { root: '' };

function Reserved({ entry }: { readonly entry: ViewEntry }): ReactNode {
  return entry.reserve === undefined ? (
    <template data-reserved="" />
  ) : (
    <div aria-hidden="true" data-reserved="" style={{ minBlockSize: entry.reserve }} />
  );
}
function LoadedView(props: {
  readonly type: string;
  readonly release: string;
  readonly entry: ViewEntry;
  readonly view: object;
}): ReactNode {
  const { type, release, entry, view } = props;
  const { loads } = useEngine();
  const obtained = loads.obtain(entry, type, release);
  // Views are typed by their own props; the definition has checked what is given to this one. A view that
  // was waited for is read by `use` at every render: React takes a way without it for a mistake.
  const Component = (obtained instanceof Promise ? use(obtained) : obtained) as unknown as ComponentType;
  return createElement(Component, view);
}
/** Whether the code of a view is on its way; said at the first render, so that the tree around it stays. */
function useLate(type: string, release: string, entry: ViewEntry | undefined): boolean {
  const { loads } = useEngine();
  const [isLate] = useState(() => {
    const obtained = entry === undefined ? null : loads.obtain(entry, type, release);
    return obtained instanceof Promise && obtained.value === undefined;
  });
  return isLate;
}

/** Rows of which only those in the window are drawn; all of them where the code for it cannot be fetched. */
export function WindowRows(props: {
  readonly plan: RowPlan;
  readonly scope: Scope;
  readonly rowHeight: number;
  readonly release: string;
  readonly entry: ViewEntry;
}): ReactNode {
  const { plan, scope, release, entry } = props;
  const { runtime } = useEngine();
  const isLate = useLate(windowRows, release, entry);
  const drawn = <LoadedView type={windowRows} release={release} entry={entry} view={props} />;
  return (
    <NodeBoundary
      resetKey={plan}
      fallback={<RepeatRows plan={plan} scope={scope} />}
      onError={(error) => reportFailure(runtime, plan.node.id, error)}
    >
      {isLate ? <Suspense fallback={<Reserved entry={entry} />}>{drawn}</Suspense> : drawn}
    </NodeBoundary>
  );
}

/** The node's fallback, until the view that could not be fetched is there after all. */
function AwaitView(props: {
  readonly entry: ViewEntry;
  readonly onArrive: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { entry, onArrive } = props;
  const { loads } = useEngine();
  useEffect(() => loads.whenArrived(entry, onArrive), [loads, entry, onArrive]);
  return props.children;
}

/** Marks the view's first element with the node's id, for support and for tests. */
function markElement(nodeId: string) {
  return (fragment: { observeUsing?: (observer: unknown) => void } | null) => {
    let marked: Element | null = null;
    fragment?.observeUsing?.({
      observe: (element: Element) => {
        if (marked !== null) return;
        if (!element.hasAttribute('data-node')) element.setAttribute('data-node', nodeId);
        marked = element;
      },
      // A view may put another element in the place of its first: a form in that of its skeleton.
      unobserve: (element: Element) => {
        if (element === marked) marked = null;
      },
    });
  };
}

/** Says which node it was; code that could not be fetched was reported once for all that wait for it. */
export function reportFailure(runtime: Runtime, nodeId: string, error: unknown): void {
  if (error instanceof ViewLoadError) return;
  runtime.report(failingNode(error, nodeId), error);
}

/** A React view with its props resolved, in its own error boundary. */
export function ViewNode(props: {
  readonly plan: Plan;
  readonly scope: Scope;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly fallback: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { plan, scope } = props;
  const { node, entry } = plan;
  const { runtime, onRender } = useEngine();
  const bound = useTracked<JsonObject>(
    node.id,
    plan.reads,
    scope,
    () => resolveWith(node.binds, scope, runtime.translate),
    {},
  );
  const emit = useCallback(
    (event: string, payload: JsonObject = {}) => raiseEvent(runtime, node, scope, event, payload),
    [runtime, node, scope],
  );
  const text = useCallback(
    (name: string, args?: JsonObject): string =>
      runtime.translate(entry?.texts?.[name] ?? `component.${node.type}.${name}`, args),
    [runtime, entry, node.type],
  );
  const mark = useMemo(() => markElement(node.id), [node.id]);
  const isLate = useLate(node.type, plan.release, entry);
  const [arrivals, setArrivals] = useState(0);
  const onArrive = useCallback(() => setArrivals((count) => count + 1), []);
  onRender?.(node.id);
  const view: ViewProps = {
    nodeId: node.id,
    props: { ...node.props, ...bound },
    classes: typeof node.cls === 'string' ? { root: node.cls } : (node.cls ?? noClasses),
    emit,
    text,
    slots: props.slots,
    children: props.children,
  };
  // Every row is rendered even after failures of others: each has its own data.
  const isCounted = scope === runtime.scope;
  // Evaluated once: a mounted view is never removed because others failed.
  const [isOut] = useState(() => isCounted && plan.failures.isGivenUp(node));
  if (entry === undefined || isOut) return props.fallback;
  const drawn = (
    <Fragment ref={mark as never}>
      <LoadedView type={node.type} release={plan.release} entry={entry} view={view} />
    </Fragment>
  );
  return (
    <NodeBoundary
      key={arrivals}
      resetKey={plan}
      note={isCounted ? () => plan.failures.note(node) : null}
      fallback={
        <AwaitView entry={entry} onArrive={onArrive}>
          {props.fallback}
        </AwaitView>
      }
      onError={(error) => reportFailure(runtime, node.id, error)}
      {...(plan.fallback === null ? { bare: { nodeId: node.id, isCritical: node.critical === true } } : {})}
    >
      {isLate ? <Suspense fallback={<Reserved entry={entry} />}>{drawn}</Suspense> : drawn}
    </NodeBoundary>
  );
}
