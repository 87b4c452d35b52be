import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release.ts';
import { readsOfExpression, readsOfValue, resolveValue, ruleOf, storePaths } from '../core/values.ts';
import { toReactProps } from './dom-attributes.ts';
import { isHostTag } from './host-tags.ts';
import type { Engine } from './engine.ts';
import type { Build, Plan } from './plan.ts';
import { Gate, HostNode, RepeatRows, TextLeaf, ViewNode } from './nodes.tsx';
import { hostEvents, resolveClass } from './host.ts';

/** A container (or a critical node) of a type that is not known: its parent cannot be shown either. */
class UnknownComponentError extends Error {
  override readonly name = 'UnknownComponentError';
}

interface Work {
  readonly screen: CompiledScreen;
  readonly release: string;
  readonly engine: Engine;
  /** Nodes that stand for an empty list: not drawn in their own place. */
  readonly emptyNodes: ReadonlySet<number>;
  /** Nodes interpreted so far: one that many name is interpreted for each. */
  planned: number;
}

function pathsOfNode(node: CompiledNode): string[] {
  const reads = new Set<string>();
  for (const value of Object.values(node.binds ?? {})) readsOfValue(value, reads);
  for (const { value } of node.clsBy ?? []) readsOfValue(value, reads);
  return storePaths(reads);
}

function planText(value: CompiledValue, at: number, work: Work, nodeId: string): Build {
  const paths = storePaths(readsOfValue(value));
  const key = `text-${at}`;
  if (paths.length > 0)
    return (scope) => <TextLeaf key={key} value={value} paths={paths} scope={scope} nodeId={nodeId} />;
  const { translate } = work.engine.runtime;
  return (scope) => {
    const text = resolveValue(value, scope, translate);
    return text === null || typeof text === 'object' ? null : String(text);
  };
}

function planChildren(node: CompiledNode, work: Work, depth: number): readonly Build[] {
  return (node.children ?? []).flatMap((child, at) => {
    if (typeof child !== 'number') return [planText(child, at, work, node.id)];
    return work.emptyNodes.has(child) ? [] : [planNode(child, work, depth + 1)];
  });
}

function planList(indexes: readonly number[], work: Work, depth: number): Build {
  const builds = indexes.map((index) => planNode(index, work, depth + 1));
  return (scope) => createElement(Fragment, null, ...builds.map((build) => build(scope)));
}

function planRepeat(
  node: CompiledNode,
  children: readonly Build[],
  work: Work,
  depth: number,
): readonly Build[] {
  const { repeat } = node;
  if (repeat === undefined) return children;
  const paths = storePaths(readsOfExpression(repeat.each));
  const rule = ruleOf(repeat.each.r);
  const empty = repeat.empty === undefined ? null : planNode(repeat.empty, work, depth + 1);
  const buildRow: Build = (scope) => children.map((child) => child(scope));
  const plan = { node, repeat, rule, paths, empty, buildRow };
  return [(scope) => <RepeatRows key="rows" plan={plan} scope={scope} />];
}

function planHost(plan: Plan, children: readonly Build[], work: Work): Build {
  const { node } = plan;
  const { runtime } = work.engine;
  const isFixed = plan.paths.length === 0;
  const fixedProps = toReactProps(node.props ?? {}, { key: node.id, 'data-node': node.id });
  return (scope) => {
    const kids = children.map((child) => child(scope));
    const props = { ...fixedProps, ...hostEvents(node, scope, runtime) };
    if (!isFixed) return createElement(HostNode, { key: node.id, plan, scope, fixedProps: props }, ...kids);
    const binds: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node.binds ?? {})) {
      toReactProps({ [name]: resolveValue(value, scope, runtime.translate) } as JsonObject, binds);
    }
    const className = resolveClass(node, scope, runtime.translate);
    return createElement(
      node.tag as string,
      { ...props, ...binds, ...(className === undefined ? {} : { className }) },
      ...kids,
    );
  };
}

function planView(plan: Plan, children: readonly Build[]): Build {
  const hasChildren = children.length > 0;
  return (scope) => {
    const slots: Record<string, ReactNode> = {};
    for (const [name, build] of Object.entries(plan.slots)) slots[name] = build(scope);
    const kids = hasChildren ? children.map((child) => child(scope)) : undefined;
    const rest = kids === undefined ? [] : kids;
    const fallback = plan.fallback?.(scope) ?? null;
    return createElement(ViewNode, { key: plan.node.id, plan, scope, slots, fallback }, ...rest);
  };
}

function planUnknown(node: CompiledNode, fallback: Build | null, work: Work): Build {
  const error = new UnknownComponentError(
    `expects a known component, got ${node.type} version ${node.version}`,
  );
  work.engine.runtime.report(node.id, error);
  if (node.container !== true && node.critical !== true) return fallback ?? (() => null);
  if (fallback !== null) return fallback;
  throw error;
}

function planContent(node: CompiledNode, work: Work, depth: number): Build {
  const fallback = node.fallback === undefined ? null : planNode(node.fallback, work, depth + 1);
  const { views, loads } = work.engine;
  const entry = Object.hasOwn(views, node.type) ? views[node.type] : undefined;
  if (node.tag === undefined ? entry === undefined : !isHostTag(node.tag))
    return planUnknown(node, fallback, work);
  // Fetched from now on; a failure is the node's own, when it is drawn.
  if (entry !== undefined)
    void Promise.resolve(loads.obtain(entry, node.type, work.release)).catch(() => undefined);
  try {
    const children = planRepeat(node, planChildren(node, work, depth), work, depth);
    const slots = Object.entries(node.slots ?? {}).map(([name, indexes]): [string, Build] => [
      name,
      planList(indexes, work, depth),
    ]);
    const plan: Plan = {
      node,
      release: work.release,
      paths: pathsOfNode(node),
      entry,
      slots: Object.fromEntries(slots),
      fallback,
    };
    return node.tag === undefined ? planView(plan, children) : planHost(plan, children, work);
  } catch (error) {
    if (error instanceof UnknownComponentError && fallback !== null) return fallback;
    throw error;
  }
}

function planNode(index: number, work: Work, depth: number): Build {
  const node = work.screen.nodes[index];
  if (node === undefined) throw new Error(`expects node ${index} in screen ${work.screen.id}, got none`);
  if (depth > limits.nodeDepth)
    throw new RangeError(`expects at most ${limits.nodeDepth} levels of nodes, got more`);
  work.planned += 1;
  if (work.planned > limits.nodesPerPage)
    throw new RangeError(`expects at most ${limits.nodesPerPage} nodes, got more`);
  const content = planContent(node, work, depth);
  if (node.show === undefined && node.in === undefined) return content;
  const reads = new Set(node.show === undefined ? [] : readsOfExpression(node.show));
  if (node.in !== undefined) reads.add(`$machine.${node.in[0]}.states`);
  const gate = {
    node,
    paths: storePaths(reads),
    rule: node.show === undefined ? null : ruleOf(node.show.r),
    content,
  };
  return (scope) => <Gate key={node.id} gate={gate} scope={scope} />;
}

/**
 * Interprets a screen once. Static parts become constant elements; the texts in them are those of
 * the moment, so a template is made again when the texts change. Throws where the screen cannot be
 * shown.
 */
export function compileTemplate(screen: CompiledScreen, release: string, engine: Engine): ReactElement {
  if (screen.nodes.length > limits.nodesPerPage) {
    throw new RangeError(`expects at most ${limits.nodesPerPage} nodes, got ${screen.nodes.length}`);
  }
  const emptyNodes = new Set(screen.nodes.flatMap(({ repeat }) => repeat?.empty ?? []));
  const build = planNode(screen.root, { screen, release, engine, emptyNodes, planned: 0 }, 0);
  return <>{build(engine.runtime.scope)}</>;
}
