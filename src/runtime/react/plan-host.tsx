import type { ReactNode, SyntheticEvent } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { RowScope, type Scope } from '../core/scope.ts';
import { compileValue, readsOfValue, sortReads, type Reads, type Resolve } from '../core/values.ts';
import { Block, type Binding, type BlockPlan } from './block.ts';
import { attributeValue, reactNameOf, toReactProps } from './dom-attributes.ts';
import { isAttributeWritable, writeAttribute, writeClass, writeText } from './dom-writes.ts';
import type { Engine } from './engine.ts';
import { compileClass, compileEvents, type HostListener } from './host.ts';
import { HostNode } from './nodes.tsx';
import type { RowTemplatePlan } from './plan-row-template.ts';
import type { Build, Plan } from './plan.ts';
import { shownText, textsAlone } from './pure-host.ts';

export interface RenderPlan {
  readonly build: Build;
  /** The same elements whatever the scope. */
  readonly isConstant: boolean;
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
interface BoundPart {
  readonly binding: Binding;
  readonly draw: (scope: Scope, into: Record<string, unknown>) => void;
}

const isOnServer = (): boolean => typeof document === 'undefined';

/**
 * React ignores presses on a button that it last rendered as disabled, even if the DOM attribute was
 * removed since. So in a browser a bound `disabled` is never passed to React.
 */
function isLeftToDom(tag: string, name: string): boolean {
  return tag === 'button' && name === 'disabled';
}
function drawBounds(bounds: readonly BoundPart[], scope: Scope, into: Props): void {
  for (const { binding, draw } of bounds) {
    if (binding.isLeftToDom !== true || isOnServer()) draw(scope, into);
    // What the server drew has the attribute.
    if (binding.isLeftToDom === true) into['suppressHydrationWarning'] = true;
  }
}

function bindAttribute(node: CompiledNode, name: string, resolve: Resolve, reads: Reads): BoundPart {
  const tag = node.tag as string;
  const reactName = reactNameOf(name);
  return {
    binding: {
      nodeId: node.id,
      reads,
      isLeftToDom: isLeftToDom(tag, name),
      write: (element, scope) => writeAttribute(element, name, tag, resolve(scope)),
    },
    draw: (scope, into) => {
      const text = attributeValue(name, resolve(scope));
      if (text !== null) into[reactName] = text;
    },
  };
}

function bindClass(node: CompiledNode, safely: Safely, engine: Engine): BoundPart {
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

/** The texts of an element that holds nothing else, as one. */
function bindText(
  node: CompiledNode,
  texts: readonly CompiledValue[],
  safely: Safely,
  engine: Engine,
): BoundPart {
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

export interface HostParts {
  readonly plan: Plan;
  readonly engine: Engine;
  /** Null where the element holds nothing but its texts. */
  readonly children: readonly RenderPlan[] | null;
  /** The block that writes what the element binds. */
  readonly block: BlockPlan;
  /** Whether the block is attached to this very element. */
  readonly isRoot: boolean;
  /** How what the element holds is copied in rows; null where React draws it. */
  readonly rowTemplate: RowTemplatePlan | null;
}

type DrawChildren = (scope: Scope) => ReactNode;

function childrenDrawer(children: readonly RenderPlan[]): DrawChildren {
  const [only] = children;
  if (only === undefined) return () => undefined;
  // One child is passed alone, as React would have it; more are a list of fixed places.
  if (children.length === 1) return (scope) => only.build(scope);
  return (scope) => children.map((child) => child.build(scope));
}

function attachBlock({ block, isRoot, engine }: HostParts, scope: Scope, props: Props): void {
  if (isRoot && block.bindings.length > 0) props['ref'] = new Block(block, scope, engine, null).attach;
}
function addHandlers(heard: readonly HostListener[], scope: Scope, props: Props): void {
  for (const { name, raise } of heard) props[name] = (event: SyntheticEvent) => raise(scope, event);
}

/** An element of which React itself must write what reads data: inputs above all. */
function planReactWritten(parts: HostParts, drawChildren: DrawChildren): RenderPlan {
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
  const heard = compileEvents(node, engine.runtime);
  return {
    isConstant: false,
    build: (scope, key) => {
      const fixedProps = { ...fixed };
      attachBlock(parts, scope, fixedProps);
      addHandlers(heard, scope, fixedProps);
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
function listBounds({ plan, engine, children }: HostParts): readonly BoundPart[] {
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

/** Whether rows are copied from a template. Prerendered rows are not: React owns their content. */
function isCopiedFromTemplate(scope: Scope): boolean {
  return scope instanceof RowScope && !scope.isTakenOver;
}

/** A host element, without a component between it and its parent; its block writes its bindings. */
export function planHost(parts: HostParts): RenderPlan {
  const { plan, engine, children, block } = parts;
  const { node } = plan;
  const tag = node.tag as string;
  const drawChildren = childrenDrawer(children ?? []);
  if (Object.keys(node.binds ?? {}).some((name) => !isAttributeWritable(tag, name)))
    return planReactWritten(parts, drawChildren);
  const bounds = listBounds(parts);
  const fixed: Props = toReactProps(node.props ?? {}, { 'data-node': node.id });
  const live = bounds.filter(({ binding }) => isBound(binding));
  // What reads nothing is drawn once for all.
  for (const { binding, draw } of bounds) if (!isBound(binding)) draw(engine.runtime.scope, fixed);
  for (const { binding } of live) block.bindings.push(binding);
  const heard = compileEvents(node, engine.runtime);
  const isConstant =
    live.length === 0 && heard.length === 0 && (children ?? []).every((child) => child.isConstant);
  const hasChildren = children !== null && children.length > 0;
  const drawFromTemplate = (
    { template, addEvents }: RowTemplatePlan,
    scope: Scope,
    key: string,
  ): ReactNode => {
    const props: Props = { ...fixed, ref: new Block(block, scope, engine, template).attach };
    drawBounds(live, scope, props);
    addEvents(scope, props);
    // Not the key of what React draws: content that React does not know must never become its own.
    return jsx(tag as 'div', props, `~${key}`);
  };
  const draw: Build = (scope, key) => {
    if (parts.rowTemplate !== null && isCopiedFromTemplate(scope))
      return drawFromTemplate(parts.rowTemplate, scope, key ?? node.id);
    const props = { ...fixed };
    attachBlock(parts, scope, props);
    drawBounds(live, scope, props);
    addHandlers(heard, scope, props);
    if (hasChildren) props['children'] = drawChildren(scope);
    return jsx(tag as 'div', props, key ?? node.id);
  };
  if (!isConstant) return { build: draw, isConstant };
  let constant: ReactNode = undefined;
  return {
    isConstant,
    build: (scope, key) =>
      key === undefined && parts.rowTemplate === null ? (constant ??= draw(scope)) : draw(scope, key),
  };
}
