// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { host, page, read, text } from './sample-nodes.fake.ts';

const press = (row: string) => [{ do: 'set' as const, path: 'ui.page.pressed', value: read(`${row}.id`) }];
/** Rows of an article with a text, a button that is heard, and a further element. */
const cards = (article: Partial<CompiledNode> = {}, further: readonly CompiledNode[] = []): CompiledScreen =>
  page([
    host('list', {
      container: true,
      repeat: { each: { r: { var: 'data.rows' }, d: ['data.rows'] }, as: 'row', key: 'id' },
      children: [1],
    }),
    host('card', { tag: 'article', children: [2, 3], ...article }),
    host('title', { tag: 'span', cls: 'title', children: [read('row.title')] }),
    host('press', {
      tag: 'button',
      props: { type: 'button', 'aria-haspopup': 'dialog' },
      binds: { disabled: read('row.off') },
      dom: { press: 'click' },
      on: { press: press('row') },
      children: [4],
    }),
    host('word', { tag: 'span', children: [text('press')] }),
    ...further,
  ]);
const messages = { press: 'Press' };
const rows: readonly JsonObject[] = ['a', 'b'].map((id) => ({ id, title: `title ${id}`, off: id === 'b' }));
const open = (screen = cards(), given: readonly Json[] = rows, more: object = {}) =>
  createTestRuntime({ screen, messages, scopes: { data: { rows: given } }, ...more });
const shown = (): string =>
  (document.querySelector('[data-node="list"]') as HTMLElement).innerHTML.replaceAll('<!-- -->', '');
/** What React draws of the same screen. */
const drawnByReact = (screen: CompiledScreen, given: readonly Json[]): string => {
  const holder = document.createElement('div');
  const { page } = open(screen, given);
  // As on the server, where nothing is written after React.
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  holder.innerHTML = html;
  return (holder.querySelector('[data-node="list"]') as HTMLElement).innerHTML.replaceAll('<!-- -->', '');
};
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

describe('a row that is copied', () => {
  it('is the same as one that React draws', () => {
    render(open().page);
    expect(shown()).toBe(drawnByReact(cards(), rows));
    expect(shown()).toContain('title a');
  });

  it('gives the same markup for every attribute value, or is left to React', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const names = [
      'id',
      'hidden',
      'aria-label',
      'role',
      'title',
      'tabindex',
      'dir',
      'inert',
      'href',
      'onclick',
    ];
    const value = fc.oneof(fc.constantFrom<Json>(true, false, null, '', 0, 2, 'javascript:x'), fc.string());
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names, 'draggable', 'spellcheck', 'translate'), value),
        fc.constantFrom('a', 'p', 'img'),
        fc.option(fc.string()),
        (props, tag, word) => {
          const children = tag === 'img' || word === null ? {} : { children: [{ k: 'c' as const, v: word }] };
          const screen = cards({ children: [2, 3, 5] }, [host('other', { tag, props, ...children })]);
          render(open(screen).page);
          const copied = document.createElement('div');
          copied.innerHTML = shown();
          const drawn = document.createElement('div');
          drawn.innerHTML = drawnByReact(screen, rows);
          expect(copied.isEqualNode(drawn)).toBe(true);
          cleanup();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('hears its elements, each with its own row, and none that is disabled', () => {
    const test = open();
    render(test.page);
    const [first, second] = document.querySelectorAll('button span');
    fireEvent.click(first as Element);
    expect(test.runtime.store.get('ui.page.pressed')).toBe('a');
    fireEvent.click(second as Element);
    expect(test.runtime.store.get('ui.page.pressed')).toBe('a');
    test.set('data.rows.1.off', false);
    fireEvent.click(second as Element);
    expect(test.runtime.store.get('ui.page.pressed')).toBe('b');
  });

  it('hears an element in it before itself', () => {
    const tracked: unknown[] = [];
    const test = open(cards({ dom: { press: 'click' }, track: 'card', on: {} }));
    test.runtime.effects.track = (event: string) => void tracked.push(event);
    render(test.page);
    fireEvent.click(buttons()[0] as HTMLElement);
    expect(test.runtime.store.get('ui.page.pressed')).toBe('a');
    fireEvent.click(document.querySelector('.title') as HTMLElement);
    expect(tracked).toEqual(['card', 'card']);
  });

  it('keeps its elements and the focus in it when the page is interpreted again', async () => {
    const test = open(cards(), rows, { parts: { 'r1-en': { press: 'Push' } } });
    render(test.page);
    const before = [...document.querySelectorAll('article, article *')];
    buttons()[0]?.focus();
    test.set('data.rows.0.title', 'new');
    await act(() => test.runtime.setLocale('EN'));
    expect([...document.querySelectorAll('article, article *')]).toEqual(before);
    expect(document.activeElement).toBe(buttons()[0]);
    expect(shown()).toContain('Push');
    expect(document.querySelector('.title')?.textContent).toBe('new');
  });

  it('gives way when a release draws other elements, and when a row becomes more than elements', () => {
    const test = open();
    const { container } = render(test.page);
    const show = (screen: CompiledScreen) => act(() => test.runtime.showPage(screen));
    show(cards({ children: [5, 3, 2] }, [host('new', { tag: 'em', children: [text('press')] })]));
    expect([...container.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
      'PressPresstitle a',
      'PressPresstitle b',
    ]);
    const gate = host('gate', {
      tag: 'em',
      show: { r: { var: 'row.id' }, d: ['row.id'] },
      children: [text('press')],
    });
    show(cards({ children: [2, 5] }, [gate]));
    expect(shown()).toBe(drawnByReact(cards({ children: [2, 5] }, [gate]), rows));
    show(cards());
    expect(shown()).toBe(drawnByReact(cards(), rows));
  });
});

describe('rows that the server drew', () => {
  it('stay with React, and so do the rows that come to them', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(open().page)}</div>`;
    const before = [...document.querySelectorAll('article, article *')];
    const test = open();
    const mismatches: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(document.getElementById('root') as HTMLElement, test.page, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect([...document.querySelectorAll('article, article *')]).toEqual(before);
    test.set('data.rows', [...rows, { id: 'c', title: 'title c', off: false }]);
    fireEvent.click(buttons()[2] as HTMLElement);
    expect(test.runtime.store.get('ui.page.pressed')).toBe('c');
    expect(shown()).toContain('title c');
    expect(mismatches).toEqual([]);
    act(() => root.unmount());
  });
});
