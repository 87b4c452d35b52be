// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledNode, CompiledScreen } from '../../protocol/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { compileTemplate } from './template.tsx';

// React tells of what a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);

const pageOf = (nodes: readonly unknown[]): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes: nodes as readonly CompiledNode[],
  root: 0,
});
const box = (id: string, more: object = {}) => ({ id, type: 'Box', version: 1, tag: 'div', ...more });
const sound = pageOf([box('root', { children: [{ k: 'c', v: 'sound' }] })]);

describe('a screen that means harm', () => {
  it('that names the same nodes over and over is refused before it is drawn', () => {
    const { engine } = createTestRuntime({ screen: sound });
    const levels = Array.from({ length: 28 }, (_, at) => box(`n${at}`, { children: [at + 1, at + 1] }));
    const start = performance.now();
    expect(() => compileTemplate(pageOf([...levels, box('last')]), 'r2', engine)).toThrow('2000 nodes');
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it.each(['script', 'iframe', 'style', 'link', 'meta', 'base', 'object', 'SCRIPT', 'x-unknown', ''])(
    'that names the element “%s” goes without it, and says so',
    (tag) => {
      const { page, reports } = createTestRuntime({
        screen: pageOf([box('root', { children: [{ k: 'c', v: 'words' }, 1] }), box('evil', { tag })]),
      });
      const { container } = render(page);
      expect(container.textContent).toBe('words');
      expect(container.querySelectorAll('*')).toHaveLength(1);
      expect(reports.map(({ nodeId }) => nodeId)).toEqual(['evil']);
    },
  );

  it('whose actions are no list does nothing when it is pressed', async () => {
    const node = box('root', { tag: 'button', on: { press: 'close' }, dom: { press: 'click' } });
    const { page, reports } = createTestRuntime({ screen: pageOf([node]) });
    const { container } = render(page);
    await act(async () => container.querySelector('button')?.click());
    expect(reports).toEqual([]);
  });
});
