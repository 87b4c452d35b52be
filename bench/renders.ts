import { createElement } from 'react';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../src/protocol/release/release.ts';
import type { ViewProps } from '../src/runtime/view.ts';
import { drawTable, type Row } from './table.ts';

const count = 240;
const read = (path: string): CompiledValue => ({ k: 'e', r: { var: path }, d: [path] });
const pathOf = (index: number): string => `ui.page.v${index}`;

/** A third binds an attribute, a third a text, a third hands a property to a view. */
const makeNode = (index: number): CompiledNode => {
  const host: CompiledNode = { id: `n${index}`, type: 'Box', version: 1, tag: 'div' };
  if (index % 3 === 0) return { ...host, binds: { title: read(pathOf(index)) } };
  if (index % 3 === 1) return { ...host, children: [read(pathOf(index))] };
  return { id: `n${index}`, type: 'Shout', version: 1, binds: { text: read(pathOf(index)) } };
};

const makeScreen = (): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes: [
    {
      id: 'root',
      type: 'Box',
      version: 1,
      tag: 'div',
      container: true,
      children: Array.from({ length: count }, (_, index) => index + 1),
    },
    ...Array.from({ length: count }, (_, index) => makeNode(index)),
  ],
  root: 0,
});

/** React draws into a document of happy-dom, which must be there before React is. */
const makeDocument = async (): Promise<void> => {
  const { Window } = await import('happy-dom');
  const window = new Window();
  const names = ['document', 'navigator', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Event'] as const;
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Changes every value of a page of 241 nodes once, and counts the nodes that rendered for it. */
export const measureRenders = async (): Promise<string> => {
  await makeDocument();
  const { render } = await import('@testing-library/react');
  const { createTestRuntime } = await import('../src/runtime/testing.tsx');
  const Shout = ({ props, nodeId }: ViewProps<{ text: string }>) =>
    createElement('p', { 'data-testid': nodeId }, props.text);
  const test = createTestRuntime({ screen: makeScreen(), views: { Shout: { view: Shout as never } } });
  const { container } = render(test.page);
  const counts: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = sum(Object.values(test.renders));
    test.set(pathOf(index), `value ${index}`);
    if (!container.innerHTML.includes(`value ${index}`))
      throw new Error(`Node n${index} does not show its value.`);
    counts.push(sum(Object.values(test.renders)) - before);
  }
  const row: Row = {
    nodes: count + 1,
    'values changed': count,
    'rendered per change': sum(counts) / count,
    'most for one change': Math.max(...counts),
  };
  return drawTable('Nodes rendered when one value changes', [row]);
};
