import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { compileValue, noReads, readsOfExpression, readsOfValue, ruleOf, sortReads } from '../core/values.ts';
import { BlockPlan } from './block.ts';
import { Coming, progressPaths } from './coming.tsx';
import { isHostTag } from './host-tags.ts';
import type { Engine } from './engine.ts';
import { Failures, NodeBoundary } from './node-boundary.tsx';
import { Gate, RepeatRows, reportFailure, TextLeaf, ViewNode, WindowRows } from './nodes.tsx';
import { windowRows } from '../view.ts';
import { planHost, type RenderPlan } from './plan-host.tsx';
import { planRowTemplate } from './plan-row-template.ts';
import { isPureHost, textsAlone, shownText } from './pure-host.ts';
import type { Build, Plan } from './plan.ts';

/** A container (or a critical node) of a type that is not known: its parent cannot be shown either. */
class UnknownComponentError extends Error {
  override readonly name = 'UnknownComponentError';
}

interface Planning {
  readonly screen: CompiledScreen;
  readonly release: string;
  readonly engine: Engine;
  /** Nodes that are shown in place of an empty list, and not at their own position. */
  readonly emptyNodes: ReadonlySet<number>;
  /** Counts of nodes and values interpreted so far. A node with several parents counts for each. */
  readonly planned: { nodes: number; values: number; readonly unknown: Map<string, UnknownComponentError> };
  readonly failures: Failures;
  readonly depth: number;
  /** The block that the node belongs to; null where it begins one. */
  readonly block: BlockPlan | null;
  /** Whether the node is in a row: the elements of a row share one block. */
  readonly isRow: boolean;
}
/** Work below a node that is mounted and unmounted independently of its parent. */
const apart = (work: Planning): Planning => ({ ...work, depth: work.depth + 1, block: null });

function propReads(node: CompiledNode): Plan['reads'] {
  const reads = new Set<string>();
  for (const value of Object.values(node.binds ?? {})) readsOfValue(value, reads);
  for (const { value } of node.clsBy ?? []) readsOfValue(value, reads);
  return reads.size === 0 ? noReads : sortReads(reads);
}

function planText(value: CompiledValue, index: number, work: Planning, nodeId: string): RenderPlan {
  const reads = sortReads(readsOfValue(value));
  const key = `text-${index}`;
  if (reads.paths.length > 0 || reads.rows.size > 0) {
    return {
      isConstant: false,
      build: (scope) => <TextLeaf key={key} value={value} reads={reads} scope={scope} nodeId={nodeId} />,
    };
  }
  const { runtime } = work.engine;
  const text = compileValue(value, runtime.translate)(runtime.scope);
  const words = text === null || typeof text === 'object' ? null : shownText(text);
  return { isConstant: true, build: () => words };
}

function planChildren(node: CompiledNode, work: Planning): readonly RenderPlan[] {
  return (node.children ?? []).flatMap((child, index) => {
    if (typeof child !== 'number') return [planText(child, index, work, node.id)];
    return work.emptyNodes.has(child) ? [] : [planNode(child, { ...work, depth: work.depth + 1 })];
  });
}

function planList(indexes: readonly number[], work: Planning): Build {
  const planned = indexes.map((index) => planNode(index, apart(work)));
  return (scope) => createElement(Fragment, null, ...planned.map(({ build }) => build(scope)));
}

/** A view is fetched from now on. */
function fetchAhead(obtained: unknown): void {
  // The node says what went wrong, when it is drawn.
  void Promise.resolve(obtained).catch(() => undefined);
}

function planRows(
  node: CompiledNode,
  repeat: NonNullable<CompiledNode['repeat']>,
  work: Planning,
): RenderPlan {
  const children = planChildren(node, { ...work, block: null, isRow: true });
  const [only] = children;
  const isNode = typeof node.children?.[0] === 'number';
  // A row that is one node needs nothing around it.
  const buildRow =
    only !== undefined && children.length === 1 && isNode
      ? only.build
      : (scope: Parameters<Build>[0], key?: string): ReactNode =>
          createElement(Fragment, { key }, ...children.map(({ build }) => build(scope)));
  const plan = {
    node,
    repeat,
    rule: ruleOf(repeat.each.r),
    reads: sortReads(readsOfExpression(repeat.each)),
    empty: repeat.empty === undefined ? null : planNode(repeat.empty, apart(work)).build,
    buildRow,
  };
  const { virtual } = repeat;
  const { views, loads } = work.engine;
  const entry = virtual === undefined ? undefined : views[windowRows];
  if (entry !== undefined) fetchAhead(loads.obtain(entry, windowRows, work.release));
  return {
    isConstant: false,
    build: (scope) =>
      virtual === undefined || entry === undefined ? (
        <RepeatRows key="rows" plan={plan} scope={scope} />
      ) : (
        <WindowRows
          key="rows"
          plan={plan}
          scope={scope}
          rowHeight={virtual.rowHeight}
          release={work.release}
          entry={entry}
        />
      ),
  };
}

function planContents(node: CompiledNode, work: Planning): readonly RenderPlan[] {
  return node.repeat === undefined ? planChildren(node, work) : [planRows(node, node.repeat, work)];
}

function planHostNode(plan: Plan, work: Planning): RenderPlan {
  const { node } = plan;
  const block: BlockPlan = work.block ?? new BlockPlan(node.id);
  const isShared = work.block !== null || (work.isRow && isPureHost(node, work.screen));
  const children =
    textsAlone(node) === null ? planContents(node, { ...work, block: isShared ? block : null }) : null;
  const isRoot = work.block === null;
  const rowTemplate = isRoot && isShared ? planRowTemplate(node, work.screen, work.engine) : null;
  return planHost({ plan, engine: work.engine, children, block, isRoot, rowTemplate });
}

/** Adds an error boundary to a host element with a fallback, for critical nodes inside it. */
function guardHost(plan: Plan, { build }: RenderPlan, { runtime }: Engine): RenderPlan {
  return {
    isConstant: false,
    build: (scope, key) => (
      <NodeBoundary
        key={key ?? plan.node.id}
        resetKey={plan}
        fallback={plan.fallback?.(scope)}
        onError={(error) => reportFailure(runtime, plan.node.id, error)}
      >
        {build(scope)}
      </NodeBoundary>
    ),
  };
}

function planView(plan: Plan, children: readonly RenderPlan[]): RenderPlan {
  const hasChildren = children.length > 0;
  return {
    isConstant: false,
    build: (scope, key) => {
      const slots: Record<string, ReactNode> = {};
      for (const [name, build] of Object.entries(plan.slots)) slots[name] = build(scope);
      const kids = hasChildren ? children.map(({ build }) => build(scope)) : [];
      const fallback = plan.fallback?.(scope) ?? null;
      return createElement(ViewNode, { key: key ?? plan.node.id, plan, scope, slots, fallback }, ...kids);
    },
  };
}

/** One for each component: what an error knows of its origin takes longer to write down than the node to plan. */
function findUnknown(component: string, { planned }: Planning): UnknownComponentError {
  const unknownError = planned.unknown.get(component);
  if (unknownError !== undefined) return unknownError;
  const error = new UnknownComponentError(`expects a known component, got ${component}`);
  planned.unknown.set(component, error);
  return error;
}

function planUnknown(node: CompiledNode, fallback: RenderPlan | null, work: Planning): RenderPlan {
  const error = findUnknown(`${node.type} version ${node.version}`, work);
  work.engine.runtime.report(node.id, error);
  if (fallback !== null) return fallback;
  if (node.container !== true && node.critical !== true) return { isConstant: true, build: () => null };
  throw error;
}

function planContent(node: CompiledNode, work: Planning): RenderPlan {
  const fallback = node.fallback === undefined ? null : planNode(node.fallback, apart(work));
  const { views, loads } = work.engine;
  const entry = Object.hasOwn(views, node.type) ? views[node.type] : undefined;
  if (node.tag === undefined ? entry === undefined : !isHostTag(node.tag))
    return planUnknown(node, fallback, work);
  if (entry !== undefined) fetchAhead(loads.obtain(entry, node.type, work.release));
  try {
    const slots = Object.entries(node.slots ?? {}).map(([name, indexes]): [string, Build] => [
      name,
      planList(indexes, work),
    ]);
    const plan: Plan = {
      node,
      release: work.release,
      reads: propReads(node),
      entry,
      slots: Object.fromEntries(slots),
      fallback: fallback?.build ?? null,
      failures: work.failures,
    };
    if (node.tag === undefined) return planView(plan, planContents(node, { ...work, block: null }));
    if (fallback === null) return planHostNode(plan, work);
    return guardHost(plan, planHostNode(plan, { ...work, block: null }), work.engine);
  } catch (error) {
    if (error instanceof UnknownComponentError && fallback !== null) return fallback;
    throw error;
  }
}

/** The node, where it is not always shown behind its gate. */
function planShown(node: CompiledNode, work: Planning): RenderPlan {
  if (node.show === undefined && node.in === undefined) return planContent(node, work);
  const content = planContent(node, { ...work, block: null }).build;
  const reads = new Set(node.show === undefined ? [] : readsOfExpression(node.show));
  if (node.in !== undefined) reads.add(`$machine.${node.in[0]}.states`);
  const gate = {
    node,
    reads: sortReads(reads),
    rule: node.show === undefined ? null : ruleOf(node.show.r),
    content,
  };
  return {
    isConstant: false,
    build: (scope, key) => <Gate key={key ?? node.id} gate={gate} scope={scope} />,
  };
}

function planNode(index: number, work: Planning): RenderPlan {
  const node = work.screen.nodes[index];
  if (node === undefined) throw new Error(`expects node ${index} in screen ${work.screen.id}, got none`);
  if (work.depth > limits.nodeDepth)
    throw new RangeError(`expects at most ${limits.nodeDepth} levels of nodes, got more`);
  const { planned } = work;
  planned.nodes += 1;
  planned.values += node.children?.length ?? 0;
  if (planned.nodes > limits.nodesPerPage)
    throw new RangeError(`expects at most ${limits.nodesPerPage} nodes, got more`);
  // Children are nodes or values: nodes are counted above.
  if (planned.values - planned.nodes > limits.valuesPerPage)
    throw new RangeError(`expects at most ${limits.valuesPerPage} values, got more`);
  // Rows come together, with their answer.
  const paths = work.isRow ? [] : progressPaths(node);
  const { build, isConstant } = planShown(node, work);
  if (paths.length === 0) return { build, isConstant };
  return {
    isConstant: false,
    build: (scope, key = node.id) => (
      <Fragment key={key}>
        {build(scope)}
        <Coming paths={paths} />
      </Fragment>
    ),
  };
}

/**
 * Interprets a screen once. Static parts become constant elements; the texts in them are those of
 * the moment, so a template is made again when the texts change. Throws where the screen cannot be
 * shown.
 */
export function compileTemplate(screen: CompiledScreen, release: string, engine: Engine): ReactElement {
  const emptyNodes = new Set(screen.nodes.flatMap(({ repeat }) => repeat?.empty ?? []));
  const work: Planning = {
    screen,
    release,
    engine,
    emptyNodes,
    planned: { nodes: 0, values: 0, unknown: new Map() },
    failures: new Failures(),
    depth: 0,
    block: null,
    isRow: false,
  };
  return <>{planNode(screen.root, work).build(engine.runtime.scope)}</>;
}
