import type { SyntheticEvent } from 'react';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import type { Scope } from '../core/scope.ts';
import { compileValue, readsOfValue } from '../core/values.ts';
import { attributeValue } from './dom-attributes.ts';
import { attributeText, fixedAttribute, isAttributeWritable, isTextWritable } from './dom-writes.ts';
import type { Engine } from './engine.ts';
import { compileClass, compileEvents, type HostListener } from './host.ts';
import { RowTemplate, type TemplateElement } from './row-template.ts';
import { shownText, textsAlone } from './pure-host.ts';

export interface RowTemplatePlan {
  readonly template: RowTemplate;
  /** Adds handlers for events of the inner elements to the root's props: React does not know these elements. */
  readonly addEvents: (scope: Scope, into: Record<string, unknown>) => void;
}

interface TemplatePlanning {
  readonly screen: CompiledScreen;
  readonly engine: Engine;
  /** Node id → listeners of its element. Also the list of the nodes visited. */
  readonly heard: Map<string, readonly HostListener[]>;
}

const isFixed = (value: CompiledValue): boolean => readsOfValue(value).size === 0;

/** Null where an attribute means something else to React than to the DOM. */
function attributesOf(
  node: CompiledNode,
  { engine }: TemplatePlanning,
): TemplateElement['attributes'] | null {
  const tag = node.tag as string;
  const { translate, scope } = engine.runtime;
  const attributes: [string, string][] = [['data-node', node.id]];
  for (const [name, value] of Object.entries(node.props ?? {})) {
    const attribute = attributeValue(name, value);
    if (attribute === null) continue;
    const text = fixedAttribute(name, tag, attribute);
    if (text === undefined) return null;
    if (text !== null) attributes.push([name, text]);
  }
  for (const [name, value] of Object.entries(node.binds ?? {})) {
    if (!isAttributeWritable(tag, name)) return null;
    const text = isFixed(value) ? attributeText(name, tag, compileValue(value, translate)(scope)) : null;
    if (text !== null) attributes.push([name, text]);
  }
  const isChosen = (node.clsBy ?? []).some(({ value }) => !isFixed(value));
  const chosen = isChosen ? undefined : compileClass(node, translate)(scope);
  if (chosen !== undefined) attributes.push(['class', chosen]);
  return attributes;
}

function textsOf(texts: readonly CompiledValue[], { engine }: TemplatePlanning): readonly string[] {
  if (!texts.every(isFixed)) return [' '];
  const { translate, scope } = engine.runtime;
  const all = texts.map((text) => shownText(compileValue(text, translate)(scope))).join('');
  return all === '' ? [] : [all];
}

function contentOf(node: CompiledNode, work: TemplatePlanning): TemplateElement['content'] | null {
  const texts = textsAlone(node);
  if (texts !== null) return textsOf(texts, work);
  const content: (TemplateElement | string)[] = [];
  for (const child of node.children ?? []) {
    // A text beside elements that reads data is a component: only React can draw it.
    if (typeof child !== 'number' && !isFixed(child)) return null;
    const below = typeof child === 'number' ? work.screen.nodes[child] : undefined;
    if (typeof child !== 'number') content.push(...textsOf([child], work));
    else {
      const part = below === undefined ? null : partOf(below, work);
      if (part === null) return null;
      content.push(part);
    }
  }
  return content;
}

function partOf(node: CompiledNode, work: TemplatePlanning): TemplateElement | null {
  const tag = node.tag as string;
  if (!isTextWritable(tag) || work.heard.has(node.id)) return null;
  const heard = compileEvents(node, work.engine.runtime);
  if (heard.some(({ bubbles }) => !bubbles)) return null;
  work.heard.set(node.id, heard);
  const attributes = attributesOf(node, work);
  const content = attributes === null ? null : contentOf(node, work);
  return attributes === null || content === null ? null : { nodeId: node.id, tag, attributes, content };
}

/** From the element an event came from up to the root, as React does it where it knows the elements. */
function raiseUpwards({ heard }: TemplatePlanning, name: string, scope: Scope, event: SyntheticEvent): void {
  const elements: Element[] = [];
  for (let ancestor = event.target as Element | null; ancestor !== null; ancestor = ancestor.parentElement) {
    elements.push(ancestor);
    if (ancestor === event.currentTarget) break;
  }
  for (const element of elements) {
    if (element.hasAttribute('disabled')) continue;
    for (const one of heard.get(element.getAttribute('data-node') ?? '') ?? [])
      if (one.name === name) one.raise(scope, event);
  }
}

/** How a pure host subtree is made by copying; null where React must draw it. */
export function planRowTemplate(
  node: CompiledNode,
  screen: CompiledScreen,
  engine: Engine,
): RowTemplatePlan | null {
  const work: TemplatePlanning = { screen, engine, heard: new Map() };
  const root = partOf(node, work);
  if (root === null || !root.content.some((child) => typeof child !== 'string')) return null;
  const names = new Set([...work.heard.values()].flat().map(({ name }) => name));
  return {
    template: new RowTemplate(root),
    addEvents: (scope, into) => {
      for (const name of names)
        into[name] = (event: SyntheticEvent) => raiseUpwards(work, name, scope, event);
    },
  };
}
