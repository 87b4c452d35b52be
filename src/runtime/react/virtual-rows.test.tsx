// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { rangeOf, spaceOf } from './window-geometry.ts';

const read = (path: string): CompiledValue => ({ k: 'e', r: { var: path }, d: [path] });
const nodes: readonly CompiledNode[] = [
  {
    id: 'list',
    type: 'List',
    version: 1,
    tag: 'ul',
    container: true,
    repeat: {
      each: { r: { var: 'data.rows' }, d: ['data.rows'] },
      as: 'row',
      key: 'id',
      virtual: { rowHeight: 50 },
      empty: 3,
    },
    children: [1],
  },
  { id: 'item', type: 'ListItem', version: 1, tag: 'li', children: [2] },
  { id: 'play', type: 'Button', version: 1, tag: 'button', children: [read('row.title')] },
  { id: 'none', type: 'ListItem', version: 1, tag: 'li', children: [{ k: 'c', v: 'none' }] },
];
const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes,
  root: 0,
};
const makeRows = (count: number): Json[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, title: `game ${index}` }));
const open = (count = 10_000) => createTestRuntime({ screen, scopes: { data: { rows: makeRows(count) } } });
const items = (): HTMLElement[] => [...document.querySelectorAll('li')];
const texts = (): string[] => items().map((item) => item.textContent);

/** The page is scrolled by this much; a line of two cells is 60 high. */
let scrolled = 0;
let columns = 1;
beforeEach(() => {
  scrolled = 0;
  columns = 1;
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.tagName === 'LI' ? Number(/\d+/.exec(this.textContent)?.[0] ?? 0) : 0;
    return { top: Math.floor(place / columns) * 60 - scrolled } as DOMRect;
  });
});
const scrollTo = (top: number): void => {
  scrolled = top;
  act(() => void document.dispatchEvent(new Event('scroll')));
};

describe('a long list', () => {
  it('renders the visible rows and a few more, and uses padding in place of the others', () => {
    const test = open();
    render(test.page);
    expect(texts()[0]).toBe('game 0');
    expect(items().length).toBeLessThan(30);
    scrollTo(300_000);
    expect(texts()).toContain('game 5000');
    expect(items().length).toBeLessThan(30);
    const list = document.querySelector('ul') as HTMLElement;
    const lines =
      Number.parseFloat(list.style.paddingBlockStart) + Number.parseFloat(list.style.paddingBlockEnd);
    expect(lines + items().length * 60).toBe(10_000 * 60);
    expect(test.reports).toEqual([]);
  });

  it('stands still where the rule builds its list again each time', () => {
    const [list, ...rest] = nodes;
    const each = { r: [{ var: 'data.one' }, { var: 'data.one' }], d: ['data.one'] };
    const made = { ...list, repeat: { ...list?.repeat, each } } as unknown as CompiledNode;
    const test = createTestRuntime({
      screen: { ...screen, nodes: [made, ...rest] },
      scopes: { data: { one: { id: 1, title: 'game 1' } } },
    });
    render(test.page);
    expect(texts()).toEqual(['game 1']);
    test.set('data.one', { id: 1, title: 'game 2' });
    expect(texts()).toEqual(['game 2']);
  });

  it('fills a grid: as many rows to a line as the browser laid out', () => {
    columns = 2;
    const { page } = open();
    render(page);
    scrollTo(30_000);
    expect(texts()).toContain('game 1000');
    expect(Number(/\d+/.exec(texts()[0] as string)?.[0]) % 2).toBe(0);
  });

  it('says to assistive technology which rows of how many these are', () => {
    const { page } = open();
    render(page);
    scrollTo(300_000);
    const item = items().find(({ textContent }) => textContent === 'game 5000');
    expect(item?.getAttribute('aria-posinset')).toBe('5001');
    expect(item?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('keeps the focus in a row that scrolls out, out of sight, until it goes elsewhere', () => {
    const { page } = open();
    render(page);
    const button = document.querySelectorAll('button')[2] as HTMLButtonElement;
    button.focus();
    scrollTo(300_000);
    expect(document.activeElement).toBe(button);
    expect((button.parentElement as HTMLElement).style.position).toBe('absolute');
    scrollTo(0);
    expect(document.activeElement).toBe(button);
    expect((button.parentElement as HTMLElement).style.position).toBe('');
    button.blur();
    scrollTo(300_000);
    scrollTo(330_000);
    expect(texts()).not.toContain('game 2');
  });

  it('shows a changed row without drawing the others again, and a shorter list from its end', () => {
    const test = open();
    render(test.page);
    const [first] = items();
    test.set('data.rows.0.title', 'changed');
    expect(texts()[0]).toBe('changed');
    expect(items()[0]).toBe(first);
    scrollTo(300_000);
    test.set('data.rows', makeRows(20));
    expect(texts()).toContain('game 19');
    test.set('data.rows', []);
    expect(texts()).toEqual(['none']);
  });

  it('is drawn by the server as the browser first draws it', () => {
    expect((renderToString(open().page).match(/<li/g) ?? []).length).toBe(24);
  });
});

describe('the window', () => {
  it('covers what is to be seen, and with its spaces is as high as all lines', () => {
    const geometry = fc.record({
      stride: fc.integer({ min: 1, max: 500 }),
      columns: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(
        geometry,
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: -5_000, max: 500_000 }),
        (given, count, top) => {
          const height = 800;
          const range = rangeOf(given, count, top, height);
          const lines = Math.ceil(count / given.columns);
          const space = spaceOf(given, count, range);
          const drawnLines =
            Math.ceil(Math.min(range.to, count) / given.columns) - range.from / given.columns;
          expect(space.before + space.after + drawnLines * given.stride).toBe(lines * given.stride);
          const seen = Math.floor(Math.max(0, top) / given.stride);
          const isInList = seen < lines && top + height > 0;
          if (isInList)
            expect(range.from / given.columns <= seen && range.to / given.columns > seen).toBe(true);
          expect(range.from).toBeLessThan(count);
          expect(range.to).toBeGreaterThan(range.from);
        },
      ),
    );
  });
});
