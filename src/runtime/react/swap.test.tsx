// @vitest-environment happy-dom
import { act, fireEvent, render, screen as dom } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime, fakePointer, type TestRuntime, type TestRuntimeOptions } from '../testing.tsx';
import type { ViewProps } from '../view.ts';

function Field({ props }: ViewProps<{ label: string }>): ReactNode {
  const [value, setValue] = useState('');
  return <input aria-label={props.label} value={value} onChange={(event) => setValue(event.target.value)} />;
}
function Bomb({ props }: ViewProps<{ text?: string }>): ReactNode {
  return <p>{(props.text as string).toUpperCase()}</p>;
}
const page = (nodes: readonly CompiledNode[], rest: Partial<CompiledScreen> = {}): CompiledScreen => ({
  kind: 'page',
  id: 'register',
  data: {},
  machines: {},
  forms: [],
  nodes,
  root: 0,
  ...rest,
});
const shell: CompiledScreen = {
  ...page([{ id: 'root', type: 'Box', version: 1, tag: 'div' }]),
  kind: 'shell',
  id: 'shell',
};
const field = (id: string, label: string): CompiledNode => ({
  id,
  type: 'Field',
  version: 1,
  props: { label },
});
const list = (...children: number[]): CompiledNode => ({
  id: 'root',
  type: 'Stack',
  version: 1,
  tag: 'div',
  container: true,
  children,
});
const before = page([list(1), field('name', 'Name')]);
const site = (name: string) => ({
  name,
  routes: [{ id: 'register', path: '/register', page: 'register' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
  defaultLocale: 'EN',
  externalHosts: [],
  settings: { brand: { name } },
});
const next = fakePointer('r2', { pages: { register: 'r2-page' } });
function parts(newPage: CompiledScreen, texts: object = { hello: 'Hello two' }) {
  return { 'r2-site': site('Two'), 'r2-shell': shell, 'r2-page': newPage, 'r2-en': texts };
}
function setUp(newPage: CompiledScreen, rest: Partial<TestRuntimeOptions> = {}): TestRuntime {
  return createTestRuntime({
    screen: before,
    shell,
    views: { Field: { view: Field as never }, Bomb: { view: Bomb as never } },
    parts: parts(newPage),
    pointer: fakePointer('r1', { pages: { register: 'r1-page' } }),
    ...rest,
  });
}
const type = (label: string, value: string): void =>
  void fireEvent.change(dom.getByLabelText(label), { target: { value } });

describe('a new release', () => {
  it('shows the changed page and keeps typed text, focus and the very element', async () => {
    const test = setUp(page([list(2, 1), field('name', 'Name'), field('code', 'Affiliate code')]));
    render(test.page);
    type('Name', 'Ana');
    const input = dom.getByLabelText('Name');
    input.focus();
    await act(async () => expect(await test.runtime.swapTo(next)).toEqual({ swapped: true }));
    expect(dom.getByLabelText('Affiliate code')).toBeTruthy();
    expect(dom.getByLabelText('Name')).toBe(input);
    expect((input as HTMLInputElement).value).toBe('Ana');
    expect(document.activeElement).toBe(input);
    expect(test.runtime.store.get('settings.brand.name')).toBe('Two');
    expect(test.asked).toContainEqual(['styles.commit', 'r2-styles']);
    expect(test.reports).toEqual([]);
  });

  it('keeps machines of the same key running and lets go of the others', async () => {
    const held: string[] = [];
    const flow = (id: string) => () => ({
      contract: { id, events: {}, states: {}, project: () => ({}) } as never,
      start: () => {
        held.push(`start ${id}`);
        return {
          getSnapshot: () => ({
            value: 'idle',
            context: {},
            status: 'active' as const,
            matches: () => false,
            can: () => false,
          }),
          subscribe: () => ({ unsubscribe: () => undefined }),
          send: () => undefined,
          stop: () => void held.push(`stop ${id}`),
        };
      },
    });
    const machines = { reg: flow('reg'), old: flow('old'), fresh: flow('fresh') };
    const test = setUp(page([list()], { machines: { reg: { use: 'reg' }, fresh: { use: 'fresh' } } }), {
      screen: { ...before, machines: { reg: { use: 'reg' }, old: { use: 'old' } } },
      machines,
    });
    render(test.page);
    await act(async () => void (await test.runtime.swapTo(next)));
    expect(held).toEqual(['start reg', 'start old', 'stop old', 'start fresh']);
  });

  it('waits while the page moves money, and comes when that is over', async () => {
    let value = 'confirming';
    let tell = (): void => undefined;
    const snapshot = () => ({
      value,
      context: {},
      status: 'active' as const,
      matches: () => false,
      can: () => false,
    });
    const states = { idle: { waits: 'person' }, confirming: { waits: 'person', tags: ['money'] } };
    const pay = () => ({
      contract: { id: 'pay', events: {}, states, project: () => ({}) } as never,
      start: () => ({
        getSnapshot: snapshot,
        subscribe: (observer: { next: (given: ReturnType<typeof snapshot>) => void }) => {
          tell = () => observer.next(snapshot());
          return { unsubscribe: () => undefined };
        },
        send: () => undefined,
        stop: () => undefined,
      }),
    });
    const screen = { ...before, machines: { pay: { use: 'pay' } } };
    const test = setUp(page([list(1), field('name', 'New name')], { machines: screen.machines }), {
      screen,
      machines: { pay },
    });
    render(test.page);
    const swap = test.runtime.swapTo(next);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(dom.queryByLabelText('New name')).toBeNull();
    expect(test.runtime.active().pointer.release).toBe('r1');
    value = 'idle';
    await act(async () => {
      tell();
      expect(await swap).toEqual({ swapped: true });
    });
    expect(dom.getByLabelText('New name')).toBeTruthy();
  });

  it.each([
    ['a part is missing', { 'r2-page': undefined }],
    ['the texts are missing', { 'r2-en': undefined }],
  ])('is not taken when %s: the last good one stays and the reason is reported', async (_what, gap) => {
    const all = { ...parts(page([list()])), ...gap };
    const present = Object.fromEntries(Object.entries(all).filter(([, part]) => part !== undefined));
    const test = setUp(before, { parts: present });
    render(test.page);
    type('Name', 'Ana');
    await act(async () => expect((await test.runtime.swapTo(next)).swapped).toBe(false));
    expect(dom.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana');
    expect(test.runtime.active().pointer.release).toBe('r1');
    expect(test.reports[0]?.message).toContain('release r2 was not taken');
  });

  it('is not taken when its page cannot be interpreted', async () => {
    const test = setUp(page([{ id: 'x', type: 'Hologram', version: 1, container: true }]));
    render(test.page);
    await act(async () => expect((await test.runtime.swapTo(next)).swapped).toBe(false));
    expect(dom.getByLabelText('Name')).toBeTruthy();
    expect(test.asked).toContainEqual(['styles.drop', 'r2-styles']);
    expect(test.runtime.store.get('settings.brand')).toBeUndefined();
  });

  it('goes back when the screen throws while it is drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const test = setUp(
      page([
        // React refuses children in a void element, and says so only when it draws it.
        { id: 'root', type: 'Box', version: 1, tag: 'input', children: [{ k: 'c', v: 'text' }] },
      ]),
    );
    const heard: string[] = [];
    test.runtime.onSwap(({ release }) => heard.push(release));
    render(test.page);
    await act(async () => void (await test.runtime.swapTo(next)));
    expect(dom.getByLabelText('Name')).toBeTruthy();
    expect(test.runtime.active().pointer.release).toBe('r1');
    // The router among others: the address may mean something else than in the release that is gone.
    expect(heard.at(-1)).toBe('r1');
  });

  it('loads for where the person is now, when they moved on meanwhile', async () => {
    const home = { ...page([list(1), field('search', 'Search')]), id: 'home' };
    const test = setUp(before, {
      parts: { ...parts(before), 'r2-home': { ...home, nodes: [list(1), field('search', 'Search games')] } },
    });
    render(test.page);
    const pointer = fakePointer('r2', { pages: { register: 'r2-page', home: 'r2-home' } });
    await act(async () => {
      const swap = test.runtime.swapTo(pointer);
      test.runtime.showPage(home);
      await swap;
    });
    expect(dom.getByLabelText('Search games')).toBeTruthy();
  });

  it('of the same content, as after a roll back, moves only the revision', async () => {
    const test = setUp(before);
    render(test.page);
    const renders = { ...test.renders };
    const pointer = { ...test.runtime.active().pointer, revision: 9 };
    await act(async () => expect(await test.runtime.swapTo(pointer)).toEqual({ swapped: true }));
    expect(test.runtime.active().pointer.revision).toBe(9);
    expect(test.renders).toEqual(renders);
  });

  it('leaves one failing view out, and gives it another chance with the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bomb = (props: CompiledNode['props']): CompiledNode => ({
      id: 'b',
      type: 'Bomb',
      version: 1,
      ...(props === undefined ? {} : { props }),
    });
    const test = setUp(page([list(1), bomb({ text: 'fine' })]), { screen: page([list(1), bomb(undefined)]) });
    render(test.page);
    expect(dom.queryByText('FINE')).toBeNull();
    await act(async () => void (await test.runtime.swapTo(next)));
    expect(dom.getByText('FINE')).toBeTruthy();
  });
});
