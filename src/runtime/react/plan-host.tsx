import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { Json, JsonObject } from '../../protocol/json.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release.ts';
import type { Scope } from '../core/scope.ts';
import { compileValue, readsOfValue, sortReads, type Reads, type Resolve } from '../core/values.ts';
import { Block, type Binding, type BlockPlan } from './block.ts';
import { attributeValue, reactNameOf, toReactProps } from './dom-attributes.ts';
import { isAttributeWritable, isTextWritable, writeAttribute, writeClass, writeText } from './dom-writes.ts';
import type { Engine } from './engine.ts';
import { compileClass, compileEvents } from './host.ts';
import { isHostTag } from './host-tags.ts';
import { HostNode } from './nodes.tsx';
import type { Build, Plan } from './plan.ts';

export interface Planned {
  readonly build: Build;
  /** The same elements whatever the scope. */
  readonly isConstant: boolean;
}

const pure = new WeakMap<CompiledNode, boolean>();

/** Whether all below a node is host elements that stand as long as it does. */
export function isPureHost(node: CompiledNode, screen: CompiledScreen): boolean {
  const known = pure.get(node);
  if (known !== undefined) return known;
  // A node that names itself below itself is no such node; this also ends the search.
  pure.set(node, false);
  const isPlain =
    isHostTag(node.tag) &&
    node.repeat === undefined &&
    node.fallback === undefined &&
    (node.children ?? []).every((child) => {
      if (typeof child !== 'number') return true;
      const below = screen.nodes[child];
      return (
        below !== undefined && below.show === undefined && below.in === undefined && isPureHost(below, screen)
      );
    });
  pure.set(node, isPlain);
  return isPlain;
}

type Props = Record<string, unknown>;
type Safely = <Value extends Json | undefined>(
  nodeId: string,
  resolve: (scope: Scope) => Value,
  otherwise: Value,
) => (scope: Scope) => Value;

/** A rule that passes its limits on this data must not take the page with it. */
function makeSafely(engine: Engine): Safely {
  return (nodeId, resolve, otherwise) => (scope) => {
    try {
      return resolve(scope);
    } catch (error) {
      engine.runtime.report(nodeId, error);
      return otherwise;
    }
  };
}

/** A part of a host element that reads data: how React first draws it, and how it is written later. */
interface Bound {
  readonly binding: Binding;
  readonly draw: (scope: Scope, into: Record<string, unknown>) => void;
}

function bindAttribute(node: CompiledNode, name: string, resolve: Resolve, reads: Reads): Bound {
  const tag = node.tag as string;
  const reactName = reactNameOf(name);
  return {
    binding: {
      nodeId: node.id,
      reads,
      write: (element, scope) => writeAttribute(element, name, tag, resolve(scope)),
    },
    draw: (scope, into) => {
      const shown = attributeValue(name, resolve(scope));
      if (shown !== null) into[reactName] = shown;
    },
  };
}

function bindClass(node: CompiledNode, safely: Safely, engine: Engine): Bound {
  const reads = new Set<string>();
  for (const { value } of node.clsBy ?? []) readsOfValue(value, reads);
  const resolve = safely(node.id, compileClass(node, engine.runtime.translate), undefined);
  return {
    binding: {
      nodeId: node.id,
      reads: sortReads(reads),
      write: (element, scope) => writeClass(element, resolve(scope)),
    },
    draw: (scope, into) => {
      const chosen = resolve(scope);
      if (chosen !== undefined) into['className'] = chosen;
    },
  };
}

const shownText = (value: Json): string => (value === null || typeof value === 'object' ? '' : String(value));

/** The texts of an element that holds nothing else, as one. */
function bindText(
  node: CompiledNode,
  texts: readonly CompiledValue[],
  safely: Safely,
  engine: Engine,
): Bound {
  const reads = new Set<string>();
  for (const text of texts) readsOfValue(text, reads);
  const resolvers = texts.map((text) => safely(node.id, compileValue(text, engine.runtime.translate), null));
  const [first] = resolvers;
  const resolve =
    resolvers.length === 1 && first !== undefined
      ? (scope: Scope): string => shownText(first(scope))
      : (scope: Scope): string => resolvers.map((one) => shownText(one(scope))).join('');
  return {
    binding: {
      nodeId: node.id,
      reads: sortReads(reads),
      write: (element, scope) => writeText(element, resolve(scope)),
    },
    draw: (scope, into) => {
      into['children'] = resolve(scope);
    },
  };
}

function isBound({ reads }: Binding): boolean {
  return reads.paths.length > 0 || reads.rows.size > 0;
}

/** The texts, where a host element holds nothing but texts that can be written without React. */
export function textsAlone(node: CompiledNode): readonly CompiledValue[] | null {
  const children = node.children ?? [];
  if (children.length === 0 || node.tag === undefined || node.repeat !== undefined) return null;
  const texts = children.filter((child): child is CompiledValue => typeof child !== 'number');
  return texts.length === children.length && isTextWritable(node.tag) ? texts : null;
}

export interface HostParts {
  readonly plan: Plan;
  readonly engine: Engine;
  /** Null where the element holds nothing but its texts. */
  readonly children: readonly Planned[] | null;
  /** The block that writes what the element binds. */
  readonly block: BlockPlan;
  /** Whether the block is attached to this very element. */
  readonly isRoot: boolean;
}

type DrawChildren = (scope: Scope) => ReactNode;

function childrenDrawer(children: readonly Planned[]): DrawChildren {
  const [only] = children;
  if (only === undefined) return () => undefined;
  // One child stands alone, as React would have it; more are a list of fixed places.
  if (children.length === 1) return (scope) => only.build(scope);
  return (scope) => children.map((child) => child.build(scope));
}

function attachBlock({ block, isRoot, engine }: HostParts, scope: Scope, props: Props): void {
  if (isRoot && block.bindings.length > 0) props['ref'] = new Block(block, scope, engine).attach;
}

/** An element of which React itself must write what reads data: inputs above all. */
function planKept(parts: HostParts, drawChildren: DrawChildren): Planned {
  const { plan, engine } = parts;
  const { node } = plan;
  const { translate } = engine.runtime;
  const binds = Object.entries(node.binds ?? {}).map(
    ([name, value]) => [name, compileValue(value, translate)] as const,
  );
  const resolveClass = compileClass(node, translate);
  const resolve = (scope: Scope): JsonObject => {
    const out: Record<string, Json> = { class: resolveClass(scope) ?? null };
    for (const [name, one] of binds) out[name] = one(scope);
    return out;
  };
  const fixed = toReactProps(node.props ?? {}, { 'data-node': node.id });
  const addEvents = compileEvents(node, engine.runtime);
  return {
    isConstant: false,
    build: (scope, key) => {
      const fixedProps = { ...fixed };
      attachBlock(parts, scope, fixedProps);
      addEvents?.(scope, fixedProps);
      const children = drawChildren(scope);
      return (
        <HostNode key={key ?? node.id} plan={plan} scope={scope} resolve={resolve} fixedProps={fixedProps}>
          {children}
        </HostNode>
      );
    },
  };
}

/** Everything that a host element binds and its block can write. */
function listBounds({ plan, engine, children }: HostParts): readonly Bound[] {
  const { node } = plan;
  const safely = makeSafely(engine);
  const texts = children === null ? (textsAlone(node) ?? []) : [];
  return [
    bindClass(node, safely, engine),
    ...Object.entries(node.binds ?? {}).map(([name, value]) => {
      const resolve = safely(node.id, compileValue(value, engine.runtime.translate), null);
      return bindAttribute(node, name, resolve, sortReads(readsOfValue(value)));
    }),
    ...(texts.length === 0 ? [] : [bindText(node, texts, safely, engine)]),
  ];
}

/** A host element: no component stands between it and its parent, and its block writes what it binds. */
export function planHost(parts: HostParts): Planned {
  const { plan, engine, children, block } = parts;
  const { node } = plan;
  const tag = node.tag as string;
  const drawChildren = childrenDrawer(children ?? []);
  if (Object.keys(node.binds ?? {}).some((name) => !isAttributeWritable(tag, name)))
    return planKept(parts, drawChildren);
  const bounds = listBounds(parts);
  const fixed: Props = toReactProps(node.props ?? {}, { 'data-node': node.id });
  const live = bounds.filter(({ binding }) => isBound(binding));
  // What reads nothing is drawn once for all.
  for (const { binding, draw } of bounds) if (!isBound(binding)) draw(engine.runtime.scope, fixed);
  for (const { binding } of live) block.bindings.push(binding);
  const addEvents = compileEvents(node, engine.runtime);
  const isConstant =
    live.length === 0 && addEvents === null && (children ?? []).every((child) => child.isConstant);
  const hasChildren = children !== null && children.length > 0;
  const draw: Build = (scope, key) => {
    const props = { ...fixed };
    attachBlock(parts, scope, props);
    for (const bound of live) bound.draw(scope, props);
    addEvents?.(scope, props);
    if (hasChildren) props['children'] = drawChildren(scope);
    return jsx(tag as 'div', props, key ?? node.id);
  };
  if (!isConstant) return { build: draw, isConstant };
  let constant: ReactNode = undefined;
  return {
    isConstant,
    build: (scope, key) => (key === undefined ? (constant ??= draw(scope)) : draw(scope, key)),
  };
}
