// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { compileTemplate } from './template.tsx';

// React logs errors that a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
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
    const levels = Array.from({ length: 28 }, (_, index) =>
      box(`n${index}`, { children: [index + 1, index + 1] }),
    );
    const start = performance.now();
    expect(() => compileTemplate(pageOf([...levels, box('last')]), 'r2', engine)).toThrow('2000 nodes');
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('that says thousands of words over and over is refused before it is drawn', () => {
    const { engine } = createTestRuntime({ screen: sound });
    const words = Array.from({ length: 3_000 }, (_, id) => ({ id }));
    const pageOfWords = (times: number): CompiledScreen =>
      pageOf([
        box('root', { children: Array.from({ length: times }, () => 1) }),
        box('words', { children: words }),
      ]);
    expect(() => compileTemplate(pageOfWords(20), 'r2', engine)).not.toThrow();
    expect(() => compileTemplate(pageOfWords(21), 'r3', engine)).toThrow('60000 values');
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

  it('of which a view fails wherever it stands tries it a few times, not thousands, and draws the rest', () => {
    let tries = 0;
    const Broken = (): never => {
      tries += 1;
      throw new Error('broken');
    };
    const many = Array.from({ length: 500 }, () => 1);
    const { page, reports } = createTestRuntime({
      screen: pageOf([
        box('root', { children: [...many, 2] }),
        { id: 'broken', type: 'Broken', version: 1 },
        box('rest', { children: [{ k: 'c', v: 'the rest' }] }),
      ]),
      views: { Broken: { view: Broken as never } },
    });
    const { container } = render(page);
    expect(container.textContent).toBe('the rest');
    expect(reports.map(({ nodeId }) => nodeId)).toContain('broken');
    expect(tries).toBeLessThan(50);
  });

  it('with thousands of values of a kind unknown to this version renders without them immediately', () => {
    const later = Array.from({ length: 3_000 }, (_, index) => ({ k: 'hologram', id: index }));
    const { page, reports } = createTestRuntime({
      screen: pageOf([box('root', { children: [...later, { k: 'c', v: 'words' }] })]),
    });
    const { container } = render(page);
    expect(container.textContent).toBe('words');
    // Reporting a failure for each would block the page for a fifth of a second.
    expect(reports).toEqual([]);
  });
});
