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
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Json, JsonObject } from '../../protocol/json.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release.ts';
import type { CompiledRule } from '../core/rules.ts';
import { shareUnchanged } from '../core/paths.ts';
import { extendScope, isInPlace, type Scope } from '../core/scope.ts';
import { resolveValue, resolveWith } from '../core/values.ts';
import type { ViewEntry, ViewProps } from '../view.ts';
import { toReactProps } from './dom-attributes.ts';
import { useEngine } from './engine.ts';
import { raiseEvent, resolveClass } from './host.ts';
import { ViewLoadError } from './load-view.ts';
import { NodeBoundary } from './node-boundary.tsx';
import type { Build, Plan } from './plan.ts';
import { useTracked } from './use-tracked.ts';

/** A text that reads data: the only thing that renders when the data changes. */
export function TextLeaf(props: {
  readonly value: CompiledValue;
  readonly paths: readonly string[];
  readonly scope: Scope;
  readonly nodeId: string;
}): ReactNode {
  const { runtime, onRender } = useEngine();
  const text = useTracked<Json>(
    props.nodeId,
    props.paths,
    () => resolveValue(props.value, props.scope, runtime.translate),
    null,
  );
  onRender?.(props.nodeId);
  return text === null || typeof text === 'object' ? null : String(text);
}

/** Draws its node only while `show` holds and the machine is in the state. */
export function Gate(props: {
  readonly gate: {
    readonly node: CompiledNode;
    readonly paths: readonly string[];
    readonly rule: CompiledRule | null;
    readonly content: Build;
  };
  readonly scope: Scope;
}): ReactNode {
  const { node, paths, rule, content } = props.gate;
  const { onRender } = useEngine();
  const { scope } = props;
  const isShown = useTracked<boolean>(
    node.id,
    paths,
    () => (node.in === undefined || isInPlace(scope, node.in)) && (rule === null || rule.holds(scope)),
    false,
  );
  onRender?.(node.id);
  return useMemo(() => (isShown ? content(scope) : null), [isShown, content, scope]);
}

/** A host element with attributes or classes that read data. */
export function HostNode(props: {
  readonly plan: Plan;
  readonly scope: Scope;
  readonly fixedProps: Record<string, unknown>;
  readonly children?: ReactNode;
}): ReactNode {
  const { plan, scope } = props;
  const { runtime, onRender } = useEngine();
  const bound = useTracked<JsonObject>(
    plan.node.id,
    plan.paths,
    () => ({
      class: resolveClass(plan.node, scope, runtime.translate) ?? null,
      ...resolveWith(plan.node.binds, scope, runtime.translate),
    }),
    {},
  );
  onRender?.(plan.node.id);
  const all = toReactProps(bound, { ...props.fixedProps });
  delete all['key'];
  return createElement(plan.node.tag as string, all, props.children);
}

interface RowPlan {
  readonly node: CompiledNode;
  readonly repeat: NonNullable<CompiledNode['repeat']>;
  readonly rule: CompiledRule;
  readonly paths: readonly string[];
  readonly empty: Build | null;
  readonly buildRow: Build;
}
const noRows: readonly Json[] = [];

function keyOf(row: Json, key: string): string | null {
  if (row === null || typeof row !== 'object' || Array.isArray(row) || !Object.hasOwn(row, key)) return null;
  const value = (row as JsonObject)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Rows of a list: one subscription; a row is drawn again only when its value changed. */
export function RepeatRows(props: { readonly plan: RowPlan; readonly scope: Scope }): ReactNode {
  const { plan, scope } = props;
  const { runtime, onRender } = useEngine();
  const rows = useTracked<readonly Json[]>(
    plan.node.id,
    plan.paths,
    () => {
      const value = plan.rule.evaluate(scope);
      return Array.isArray(value) ? (value as readonly Json[]) : noRows;
    },
    noRows,
  );
  const cache = useRef<{
    owner: unknown;
    scope: Scope;
    drawn: Map<string, { row: Json; element: ReactNode }>;
  }>(null);
  onRender?.(plan.node.id);
  if (rows.length === 0) return plan.empty === null ? null : plan.empty(scope);
  const isOld = cache.current?.owner !== plan || cache.current.scope !== scope;
  const before =
    isOld || cache.current === null
      ? new Map<string, { row: Json; element: ReactNode }>()
      : cache.current.drawn;
  const drawn = new Map<string, { row: Json; element: ReactNode }>();
  const maximum = plan.repeat.virtual === undefined ? limits.repeatRows : limits.nodesPerPage;
  if (rows.length > maximum)
    runtime.report(plan.node.id, new RangeError(`expects at most ${maximum} rows, got more`));
  for (const row of rows.slice(0, maximum)) {
    const key = keyOf(row, plan.repeat.key);
    if (key === null || drawn.has(key)) {
      runtime.report(
        plan.node.id,
        new Error(`expects rows with their own ${plan.repeat.key}, got ${String(key)}`),
      );
      continue;
    }
    const known = before.get(key);
    const element =
      known !== undefined && shareUnchanged(known.row, row) === known.row
        ? known.element
        : createElement(Fragment, { key }, plan.buildRow(extendScope(scope, plan.repeat.as, row)));
    drawn.set(key, { row, element });
  }
  cache.current = { owner: plan, scope, drawn };
  return [...drawn.values()].map(({ element }) => element);
}

const noClasses: Readonly<Record<string, string>> = { root: '' };

function Reserved({ entry }: { readonly entry: ViewEntry }): ReactNode {
  return entry.reserve === undefined ? null : (
    <div aria-hidden="true" data-reserved="" style={{ minBlockSize: entry.reserve }} />
  );
}
function LoadedView(props: {
  readonly plan: Plan;
  readonly entry: ViewEntry;
  readonly view: ViewProps;
}): ReactNode {
  const { plan, entry, view } = props;
  const { loads } = useEngine();
  const obtained = loads.obtain(entry, plan.node.type, plan.release);
  const Component = (obtained instanceof Promise
    ? use(obtained)
    : obtained) as unknown as ComponentType<ViewProps>;
  return createElement(Component, view);
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
    let isMarked = false;
    fragment?.observeUsing?.({
      observe: (element: Element) => {
        if (!isMarked && !element.hasAttribute('data-node')) element.setAttribute('data-node', nodeId);
        isMarked = true;
      },
      unobserve: () => undefined,
    });
  };
}

/** A React view with its props resolved, under a boundary of its own. */
export function ViewNode(props: {
  readonly plan: Plan;
  readonly scope: Scope;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly fallback: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { plan, scope } = props;
  const { node, entry } = plan;
  const { runtime, onRender, loads } = useEngine();
  const bound = useTracked<JsonObject>(
    node.id,
    plan.paths,
    () => resolveWith(node.binds, scope, runtime.translate),
    {},
  );
  const emit = useCallback(
    (event: string, payload: JsonObject = {}) => raiseEvent(runtime, node, scope, event, payload),
    [runtime, node, scope],
  );
  const text = (name: string, args?: JsonObject): string =>
    runtime.translate(entry?.texts?.[name] ?? `components.${node.type}.${name}`, args);
  const mark = useMemo(() => markElement(node.id), [node.id]);
  // Stays as it began: another tree around a view that has come meanwhile would cost it its state.
  const [isLate] = useState(
    () => entry !== undefined && loads.obtain(entry, node.type, plan.release) instanceof Promise,
  );
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
  if (entry === undefined) return props.fallback;
  const drawn = (
    <Fragment ref={mark as never}>
      <LoadedView plan={plan} entry={entry} view={view} />
    </Fragment>
  );
  return (
    <NodeBoundary
      key={arrivals}
      resetKey={plan}
      fallback={
        <AwaitView entry={entry} onArrive={onArrive}>
          {props.fallback}
        </AwaitView>
      }
      onError={(error) => (error instanceof ViewLoadError ? undefined : runtime.report(node.id, error))}
    >
      {isLate ? <Suspense fallback={<Reserved entry={entry} />}>{drawn}</Suspense> : drawn}
    </NodeBoundary>
  );
}
