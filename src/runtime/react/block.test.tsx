// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, Suspense, use, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { attributeValue, reactNameOf } from './dom-attributes.ts';
import { isAttributeWritable, writeAttribute, writeText } from './dom-writes.ts';

const read = (path: string): CompiledValue => ({ k: 'e', r: { var: path }, d: [path] });
const text = (key: string): CompiledValue => ({ k: 't', key, d: [] });
const host = (id: string, rest: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  tag: 'div',
  ...rest,
});
const page = (nodes: readonly CompiledNode[]): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes,
  root: 0,
});
const find = (id: string): HTMLElement => document.querySelector(`[data-node="${id}"]`) as HTMLElement;

/** Rows of host elements only: a text, an attribute and a class that read the row, a text that reads the page. */
const list = page([
  host('list', {
    tag: 'ul',
    container: true,
    repeat: { each: { r: { var: 'data.rows' }, d: ['data.rows'] }, as: 'row', key: 'id' },
    children: [1],
  }),
  host('item', {
    tag: 'li',
    clsBy: [{ value: read('row.tone'), map: { hot: 'red', null: 'plain' } }],
    children: [2, 3, 4],
  }),
  host('title', { tag: 'span', binds: { 'aria-label': read('row.label') }, children: [read('row.title')] }),
  host('page', { tag: 'em', children: [read('ui.page.word')] }),
  host('fixed', { tag: 'small', children: [text('fixed')] }),
]);
const row = (id: string, title = id, rest: object = {}): Json => ({
  id,
  title,
  label: `about ${title}`,
  ...rest,
});
const open = (scopes = {}) =>
  createTestRuntime({
    screen: list,
    messages: { fixed: 'always' },
    scopes: { data: { rows: ['a', 'b', 'c'].map((id) => row(id)) }, ui: { page: { word: 'w' } }, ...scopes },
  });
const shown = (): string[] => [...document.querySelectorAll('li')].map((item) => item.textContent);

describe('a row of host elements', () => {
  it('is written by its own subscription: one node changes, nothing renders', () => {
    const test = open();
    render(test.page);
    const before = { ...test.renders };
    const elements = [...document.querySelectorAll('*')];
    test.set('data.rows.1.title', 'B');
    expect(shown()).toEqual(['awalways', 'Bwalways', 'cwalways']);
    expect(test.renders).toEqual({ ...before, title: (before['title'] ?? 0) + 1 });
    expect([...document.querySelectorAll('*')]).toEqual(elements);
  });

  it('follows texts, attributes, classes and what it reads outside the row', () => {
    const test = open();
    render(test.page);
    test.set('data.rows.0', row('a', 'A', { tone: 'hot', label: null }));
    test.set('ui.page.word', 'W');
    expect(shown()).toEqual(['AWalways', 'bWalways', 'cWalways']);
    const [first] = document.querySelectorAll('li');
    expect(first?.className).toBe('red');
    expect(first?.querySelector('span')?.hasAttribute('aria-label')).toBe(false);
    test.set('data.rows.0', row('a'));
    expect(first?.className).toBe('plain');
    expect(first?.querySelector('span')?.getAttribute('aria-label')).toBe('about a');
  });

  it('keeps its elements and its values when rows move, go, come back and change together', () => {
    const test = open();
    render(test.page);
    const [first] = document.querySelectorAll('li');
    test.set('data.rows', [row('c', 'C'), row('a', 'A'), row('d')]);
    expect(shown()).toEqual(['Cwalways', 'Awalways', 'dwalways']);
    expect(document.querySelectorAll('li')[1]).toBe(first);
    test.set('data.rows', [row('b', 'again')]);
    test.set('data.rows.0.title', 'once more');
    expect(shown()).toEqual(['once morewalways']);
  });

  it('shows the values of the moment after the whole page was interpreted again', async () => {
    const test = createTestRuntime({
      screen: list,
      messages: { fixed: 'always' },
      scopes: { data: { rows: [row('a')] }, ui: { page: { word: 'w' } } },
      parts: { 'r1-en': { fixed: 'other words' } },
    });
    render(test.page);
    test.set('data.rows.0.title', 'A');
    const [element] = document.querySelectorAll('li');
    await act(() => test.runtime.setLocale('EN'));
    expect(shown()).toEqual(['Awother words']);
    expect(document.querySelectorAll('li')[0]).toBe(element);
    // React knows the element with "A"; back to what it was first drawn with must be seen all the same.
    test.set('data.rows.0.title', 'a');
    await act(() => test.runtime.setLocale('EN'));
    expect(shown()).toEqual(['awother words']);
  });

  it('stays right under StrictMode', () => {
    const test = open();
    render(<StrictMode>{test.page}</StrictMode>);
    test.set('data.rows.2.title', 'C');
    test.set('data.rows', [row('c', 'CC'), row('a')]);
    expect(shown()).toEqual(['CCwalways', 'awalways']);
  });

  it('stops listening when it goes', () => {
    const test = open();
    const { unmount } = render(test.page);
    unmount();
    const before = { ...test.renders };
    test.set('data.rows.0.title', 'A');
    test.set('ui.page.word', 'W');
    expect(test.renders).toEqual(before);
  });
});

describe('markup made by the server', () => {
  it('is taken over as it is, and followed from then on', async () => {
    const errors = vi.spyOn(console, 'error');
    const markup = renderToString(open().page);
    expect(markup).toContain('about b');
    document.body.innerHTML = `<div id="root">${markup}</div>`;
    const elements = [...document.querySelectorAll('li, span, em, small')];
    const test = open();
    const mismatches: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(document.getElementById('root') as HTMLElement, test.page, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect([...document.querySelectorAll('li, span, em, small')]).toEqual(elements);
    test.set('data.rows.1.title', 'B');
    test.set('ui.page.word', 'W');
    expect(shown()).toEqual(['aWalways', 'BWalways', 'cWalways']);
    expect(mismatches).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});

describe('a part that was hidden', () => {
  it('shows what changed meanwhile', async () => {
    const test = open();
    let finish = (): void => undefined;
    const promise = new Promise<void>((resolve) => (finish = resolve));
    const Late = ({ isOn }: { readonly isOn: boolean }): ReactNode =>
      isOn ? (use(promise), 'there') : 'not yet';
    const draw = (isOn: boolean) => (
      <Suspense fallback="waiting">
        <Late isOn={isOn} />
        {test.page}
      </Suspense>
    );
    const element = document.createElement('div');
    document.body.append(element);
    const root = createRoot(element);
    await act(async () => root.render(draw(false)));
    await act(async () => root.render(draw(true)));
    expect(element.textContent).toContain('waiting');
    test.set('data.rows.0.title', 'hidden');
    test.set('data.rows.0.title', 'A');
    await act(async () => finish());
    expect(element.textContent).toContain('there');
    expect(shown()).toEqual(['Awalways', 'bwalways', 'cwalways']);
    await act(async () => root.unmount());
    element.remove();
  });
});

describe('a bound input', () => {
  it('stays with React, so that what was typed and what is bound agree', () => {
    const test = createTestRuntime({
      scopes: { ui: { page: { value: 'one', rows: [{ id: 1, value: 'in row' }] } } },
      screen: page([
        host('root', { children: [1, 2] }),
        host('field', { tag: 'input', props: { readonly: true }, binds: { value: read('ui.page.value') } }),
        host('rows', {
          repeat: { each: { r: { var: 'ui.page.rows' }, d: ['ui.page.rows'] }, as: 'row', key: 'id' },
          children: [3],
        }),
        host('cell', { tag: 'input', props: { readonly: true }, binds: { value: read('row.value') } }),
      ]),
    });
    render(test.page);
    test.set('ui.page.value', 'two');
    test.set('ui.page.rows.0.value', 'new in row');
    expect((find('field') as HTMLInputElement).value).toBe('two');
    expect((find('cell') as HTMLInputElement).value).toBe('new in row');
  });
});

describe('what is written beside React', () => {
  const names = [
    'aria-label',
    'data-state',
    'alt',
    'title',
    'href',
    'src',
    'width',
    'disabled',
    'hidden',
    'role',
  ];
  const values = fc.oneof(
    fc.constantFrom<Json>(
      null,
      true,
      false,
      '',
      0,
      1,
      '/a',
      'javascript:alert(1)',
      ' java\tscript:x',
      [],
      {},
    ),
    fc.string(),
    fc.integer(),
  );
  it('leaves an attribute as React would have drawn it, whatever was there before', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const draw = (Tag: 'a' | 'img' | 'button', name: string, value: Json): Element => {
      const shownValue = attributeValue(name, value);
      const props = shownValue === null ? {} : { [reactNameOf(name)]: shownValue };
      const { container } = render(<Tag {...props} />);
      return container.firstElementChild as Element;
    };
    fc.assert(
      fc.property(
        fc.constantFrom('a' as const, 'img' as const, 'button' as const),
        fc.constantFrom(...names),
        values,
        values,
        (tag, name, before, after) => {
          expect(isAttributeWritable(tag, name)).toBe(true);
          const written = draw(tag, name, before);
          writeAttribute(written, name, tag, after);
          expect(written.getAttribute(name)).toBe(draw(tag, name, after).getAttribute(name));
          cleanup();
        },
      ),
      { numRuns: 800 },
    );
  });

  it('leaves a text as it is given, and says whether it was news', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { container } = render(<p>{before}</p>);
        const element = container.firstElementChild as Element;
        expect(writeText(element, after)).toBe(before !== after);
        expect(element.textContent).toBe(after);
        cleanup();
      }),
    );
  });

  it('leaves alone what React keeps a state of', () => {
    expect(isAttributeWritable('input', 'title')).toBe(false);
    expect(isAttributeWritable('a', 'style')).toBe(false);
    expect(isAttributeWritable('a', 'onclick')).toBe(false);
    expect(isAttributeWritable('div', 'srcdoc')).toBe(false);
  });
});
