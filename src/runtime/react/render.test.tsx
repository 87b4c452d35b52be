// @vitest-environment happy-dom
import { act, fireEvent, render, screen as dom } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CompiledNode } from '../../protocol/release/release.ts';
import { createTestRuntime, fakePointer } from '../testing.tsx';
import type { ViewProps, ViewRegistry } from '../view.ts';
import { host, page, read, text } from './sample-nodes.fake.ts';

function Shout({ props, nodeId }: ViewProps<{ text: string }>): ReactNode {
  if (props.text === 'boom') throw new Error('boom');
  return <p data-testid={nodeId}>{props.text}</p>;
}
const views: ViewRegistry = { Shout: { view: Shout as never } };

describe('a page of many nodes', () => {
  const count = 240;
  const nodes: CompiledNode[] = [
    host('root', { container: true, children: Array.from({ length: count }, (_, index) => index + 1) }),
    ...Array.from({ length: count }, (_, index): CompiledNode =>
      index % 3 === 0
        ? host(`n${index}`, { binds: { title: read(`ui.page.v${index}`) } })
        : index % 3 === 1
          ? host(`n${index}`, { children: [read(`ui.page.v${index}`)] })
          : { id: `n${index}`, type: 'Shout', version: 1, binds: { text: read(`ui.page.v${index}`) } },
    ),
  ];
  it.each([120, 121, 122])('renders exactly the one node whose value changed (node %i)', (index) => {
    const test = createTestRuntime({ screen: page(nodes), views });
    render(test.page);
    const before = { ...test.renders };
    test.set(`ui.page.v${index}`, 'new');
    const again = Object.entries(test.renders).filter(([id, times]) => times !== before[id]);
    expect(again).toEqual([[`n${index}`, (before[`n${index}`] ?? 0) + 1]]);
    expect(document.body.innerHTML).toContain('new');
    test.set(`ui.page.v${index}`, 'new');
    expect(test.renders[`n${index}`]).toBe((before[`n${index}`] ?? 0) + 1);
  });
});

describe('nodes', () => {
  it('marks every host element and the first element of a view with the node id', () => {
    const test = createTestRuntime({
      views,
      screen: page([
        host('root', { children: [1] }),
        { id: 'v', type: 'Shout', version: 1, props: { text: 'hi' } },
      ]),
    });
    render(test.page);
    expect(document.querySelector('[data-node="root"]')?.tagName).toBe('DIV');
    expect(document.querySelector('[data-node="v"]')?.textContent).toBe('hi');
  });

  it('hides a node whose rule needs data that is not there', () => {
    const show = { r: { '!==': [{ var: 'member.level' }, 'gold'] }, d: ['member.level'] };
    const test = createTestRuntime({
      screen: page([host('root', { children: [1] }), host('n', { show, children: [text('a')] })]),
    });
    render(test.page);
    expect(document.querySelector('[data-node="n"]')).toBeNull();
    test.set('member.level', 'silver');
    expect(document.querySelector('[data-node="n"]')).not.toBeNull();
    test.set('member.level', 'gold');
    expect(document.querySelector('[data-node="n"]')).toBeNull();
  });

  it('draws a node in any of the states that it belongs to', () => {
    const test = createTestRuntime({
      screen: page([
        host('root', { children: [1] }),
        host('n', { in: ['reg', ['editing', 'sms.waiting']], children: [text('a')] }),
      ]),
    });
    render(test.page);
    const isDrawn = (states: readonly string[]): boolean => {
      test.set('$machine.reg.states', states);
      return document.querySelector('[data-node="n"]') !== null;
    };
    expect(isDrawn(['editing'])).toBe(true);
    expect(isDrawn(['sms', 'sms.sending'])).toBe(false);
    expect(isDrawn(['sms', 'sms.waiting'])).toBe(true);
    expect(isDrawn(['done'])).toBe(false);
  });

  it('chooses the class of a bound variant', () => {
    const clsBy = [{ value: read('ui.page.tone'), map: { danger: 'red', null: 'plain' } }];
    const test = createTestRuntime({ screen: page([host('root', { clsBy })]) });
    render(test.page);
    expect(document.querySelector('[data-node="root"]')?.className).toBe('plain');
    test.set('ui.page.tone', 'danger');
    expect(document.querySelector('[data-node="root"]')?.className).toBe('red');
  });

  it('keeps addresses that run code, handlers and styles out of the page', () => {
    const test = createTestRuntime({
      scopes: { ui: { page: { href: ' java\tscript:alert(1)' } } },
      screen: page([
        host('root', {
          tag: 'a',
          props: { onclick: 'x', style: 'x', title: 'ok' },
          binds: { href: read('ui.page.href') },
        }),
      ]),
    });
    render(test.page);
    const element = document.querySelector('[data-node="root"]');
    expect(element?.getAttributeNames().sort()).toEqual(['data-node', 'title']);
  });

  it('runs the actions of a press with the row in scope', async () => {
    const each = { r: { var: 'data.games' }, d: ['data.games'] };
    const test = createTestRuntime({
      scopes: { data: { games: [{ id: 1 }, { id: 2 }] } },
      site: { routes: [{ id: 'game', path: '/game/:id', page: 'game' }] },
      screen: page([
        host('root', { tag: 'ul', container: true, repeat: { each, as: 'game', key: 'id' }, children: [1] }),
        host('play', {
          tag: 'button',
          dom: { press: 'click' },
          on: { press: [{ do: 'navigate', to: 'game', params: { id: read('game.id') } }] },
          children: [read('game.id')],
        }),
      ]),
    });
    render(test.page);
    dom.getByText('2').click();
    await vi.waitFor(() => expect(test.asked).toContainEqual(['goTo', '/game/2']));
  });
});

describe('what fails', () => {
  it('takes away one failing view and leaves its neighbours, typed text included', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nodes = [
      host('root', { children: [1, 2, 3] }),
      { id: 'bad', type: 'Shout', version: 1, binds: { text: read('ui.page.text') }, fallback: 4 },
      host('field', { tag: 'input', props: { 'aria-label': 'name' } }),
      { id: 'good', type: 'Shout', version: 1, props: { text: 'still here' } },
      host('instead', { children: [text('instead')] }),
    ];
    const test = createTestRuntime({
      screen: page(nodes),
      views,
      messages: { instead: 'instead of it' },
      scopes: { ui: { page: { text: 'fine' } } },
    });
    render(test.page);
    dom.getByLabelText<HTMLInputElement>('name').value = 'typed';
    test.set('ui.page.text', 'boom');
    expect(dom.getByText('instead of it')).toBeTruthy();
    expect(dom.getByText('still here')).toBeTruthy();
    expect(dom.getByLabelText<HTMLInputElement>('name').value).toBe('typed');
    expect(test.reports).toEqual([{ page: 'home', release: 'r1', nodeId: 'bad', message: 'Error: boom' }]);
  });

  it('leaves out an unknown leaf and reports it once', () => {
    const nodes = [
      host('root', { children: [1, 2] }),
      { id: 'x', type: 'Hologram', version: 1 },
      host('y', { children: [text('a')] }),
    ];
    const test = createTestRuntime({ screen: page(nodes), messages: { a: 'shown' } });
    render(test.page);
    expect(dom.getByText('shown')).toBeTruthy();
    expect(test.reports.length).toBe(1);
  });

  it('shows the nearest ancestor fallback for an unknown container', () => {
    const nodes: CompiledNode[] = [
      host('root', { children: [1, 4] }),
      host('part', { children: [2], fallback: 3 }),
      { id: 'x', type: 'Hologram', version: 1, container: true, children: [] },
      host('instead', { children: [text('instead')] }),
      host('other', { children: [text('other')] }),
    ];
    const test = createTestRuntime({
      screen: page(nodes),
      messages: { instead: 'instead of it', other: 'other part' },
    });
    render(test.page);
    expect(dom.getByText('instead of it')).toBeTruthy();
    expect(dom.getByText('other part')).toBeTruthy();
  });

  it('shows the failure page when no node above an unknown container has a fallback', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestRuntime({
      screen: page([{ id: 'x', type: 'Hologram', version: 1, container: true }]),
    });
    render(test.page);
    expect(dom.getByText('failed')).toBeTruthy();
  });

  const critical = (fallback?: number): CompiledNode => ({
    id: 'x',
    type: 'Shout',
    version: 1,
    critical: true,
    binds: { text: read('ui.page.text') },
    ...(fallback === undefined ? {} : { fallback }),
  });
  it('goes to the nearest fallback around a critical view that fails while it is drawn, and says which', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nodes: CompiledNode[] = [
      host('root', { children: [1, 5] }),
      host('part', { children: [2, 3], fallback: 4 }),
      host('beside', { children: [text('beside')] }),
      { id: 'bare', type: 'Frame', version: 1, container: true, children: [6] },
      host('instead', { children: [text('instead')] }),
      host('other', { children: [text('other')] }),
      critical(),
    ];
    const Frame = ({ children }: ViewProps): ReactNode => <section>{children}</section>;
    const test = createTestRuntime({
      screen: page(nodes),
      views: { ...views, Frame: { view: Frame } },
      messages: { beside: 'beside', instead: 'instead', other: 'other' },
    });
    render(test.page);
    expect(document.body.textContent).toBe('besideother');
    test.set('ui.page.text', 'boom');
    expect(document.body.textContent).toBe('insteadother');
    expect(test.reports).toMatchObject([
      { page: 'home', nodeId: 'x', message: expect.stringMatching(/boom/) },
    ]);
  });
  it('fails the whole page where no node around a critical view has a fallback', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = createTestRuntime({ screen: page([host('root', { children: [1] }), critical()]), views });
    render(test.page);
    test.set('ui.page.text', 'boom');
    expect(dom.getByText('failed')).toBeTruthy();
    expect(test.reports).toMatchObject([{ page: 'home', nodeId: 'x' }]);
  });
  it('shows only the fallback of a critical view that has one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nodes = [host('root', { children: [1] }), critical(2), host('own', { children: [text('own')] })];
    const test = createTestRuntime({ screen: page(nodes), views });
    render(test.page);
    test.set('ui.page.text', 'boom');
    expect(document.body.textContent).toBe('own');
  });
});

describe('a change of language', () => {
  function Field(): ReactNode {
    const [value, setValue] = useState('');
    return <input aria-label="name" value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  it('shows the other texts and keeps what was typed', async () => {
    const test = createTestRuntime({
      views: { Field: { view: Field } },
      screen: page([
        host('root', { children: [1, 2] }),
        host('h', { children: [text('hello')] }),
        { id: 'f', type: 'Field', version: 1 },
      ]),
      messages: { hello: 'Hello' },
      pointer: fakePointer('r1', { messages: { EN: 'en', AR: 'ar' } }),
      parts: { ar: { hello: 'مرحبا' } },
    });
    render(test.page);
    fireEvent.change(dom.getByLabelText('name'), { target: { value: 'Ana' } });
    await act(() => test.runtime.setLocale('AR'));
    expect(dom.getByText('مرحبا')).toBeTruthy();
    expect(dom.getByLabelText<HTMLInputElement>('name').value).toBe('Ana');
    expect(test.asked).toContainEqual(['applyLocale', 'ar', 'rtl']);
  });
});
