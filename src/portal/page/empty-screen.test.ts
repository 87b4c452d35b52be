// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createTestRuntime } from '../../runtime/testing.tsx';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { isEmpty, isWaiting } from './empty-screen.ts';

const place = (html: string): HTMLElement => {
  const element = document.createElement('main');
  document.body.append(element);
  element.innerHTML = html;
  // happy-dom has no layout: whatever is there has a place on the screen.
  for (const child of element.querySelectorAll('*')) child.getClientRects = () => [{}] as never;
  return element;
};
afterEach(() => document.body.replaceChildren());

const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: { games: { call: 'games.list' } },
  machines: {},
  forms: [],
  nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
};

describe('a place with nothing in it', () => {
  it.each(['', '<div><p> </p></div>', '<div></div><span>\n</span>'])('is empty: “%s”', (html) => {
    expect(isEmpty(place(html))).toBe(true);
  });
  it.each(['words', '<img alt="">', '<div><button></button></div>', '<svg></svg>'])(
    'is not empty: “%s”',
    (html) => {
      expect(isEmpty(place(html))).toBe(false);
    },
  );
  it('waits while the code of a view or an answer is on its way', async () => {
    const { runtime, set } = createTestRuntime({ screen, call: () => new Promise(() => undefined) });
    expect(isWaiting(runtime, place(''))).toBe(true);
    expect(isWaiting(runtime, place(''), false)).toBe(false);
    set('ui.data.games', { status: 'ready', error: null });
    expect(isWaiting(runtime, place(''))).toBe(false);
    expect(isWaiting(runtime, place('<div data-reserved></div>'))).toBe(true);
    expect(isWaiting(runtime, place('<div data-reserved></div>'), false)).toBe(true);
  });
});
