// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { createFakeClock } from '../core/clock.fake.ts';
import { createStore } from '../core/store.ts';
import { createTestRuntime, fakePointer } from '../testing.tsx';
import type { View } from '../view.ts';
import { createViewLoads } from './load-view.ts';

// React logs errors that a boundary caught.
let errors: MockInstance;
beforeEach(() => void (errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)));
const say = (key: string): CompiledValue => ({ k: 't', key, d: [] });
const messages = { beside: 'beside', instead: 'instead of it' };
const Prose = (): ReactNode => <p>prose</p>;
const nodes: readonly CompiledNode[] = [
  { id: 'root', type: 'Box', version: 1, tag: 'div', children: [say('beside'), 1, 2] },
  { id: 'first', type: 'Prose', version: 1, fallback: 3 },
  { id: 'second', type: 'Prose', version: 1 },
  { id: 'instead', type: 'Box', version: 1, tag: 'div', children: [say('instead')] },
];
const home: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  nodes,
  root: 0,
};

const site = {
  name: 'Two',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
  defaultLocale: 'EN',
  externalHosts: [],
  settings: {},
};

/** A page of two lazy views whose code cannot be fetched until `heal` is called. */
function openPage() {
  const clock = createFakeClock();
  let isBroken = true;
  const load = vi.fn(() =>
    isBroken
      ? Promise.reject<View<never>>(new TypeError('Failed to fetch'))
      : Promise.resolve<View<never>>(Prose),
  );
  const test = createTestRuntime({
    screen: home,
    clock,
    messages,
    scopes: { ui: { online: true } },
    views: { Prose: { load, reserve: '6rem' } },
    parts: {
      'r2-site': site,
      'r2-shell': { ...home, kind: 'shell', nodes: [nodes[3]] },
      'r2-page': home,
      'r2-en': messages,
    },
  });
  return {
    ...test,
    load,
    heal: () => (isBroken = false),
    draw: () => act(async () => void render(test.page)),
    pass: (ms: number) => act(async () => clock.advance(ms)),
    giveUp: async () => {
      for (const ms of [1_000, 4_000, 15_000, 15_000]) await act(async () => clock.advance(ms));
    },
    text: () => document.body.textContent,
  };
}

describe('a view that is waited for', () => {
  it('is drawn, drawn again and drawn elsewhere without a fault that React would warn of', async () => {
    const { draw, heal, pass, set, load, text, runtime } = openPage();
    heal();
    await draw();
    await act(async () => set('ui.online', true));
    await act(async () => runtime.showPage({ ...home }));
    await pass(1_000);
    expect(text()).toBe('besideproseprose');
    expect(load).toHaveBeenCalledTimes(1);
    expect(errors.mock.calls).toEqual([]);
  });
});

describe('a view whose code cannot be fetched', () => {
  it('gives way to its fallback, leaves its neighbours alone and is reported once', async () => {
    const { draw, text, reports } = openPage();
    await draw();
    expect(text()).toBe('besideinstead of it');
    expect(reports).toEqual([
      expect.objectContaining({ nodeId: 'view:Prose', message: expect.stringContaining('Failed to fetch') }),
    ]);
  });

  it('is asked for four times in all, 1, 4 and 15 seconds apart, and then no more', async () => {
    const { draw, pass, load, text, reports } = openPage();
    await draw();
    expect(load).toHaveBeenCalledTimes(1);
    for (const [ms, calls] of [
      [999, 1],
      [1, 2],
      [3_999, 2],
      [1, 3],
      [14_999, 3],
      [1, 4],
      [3_600_000, 4],
    ] as const) {
      await pass(ms);
      expect(load).toHaveBeenCalledTimes(calls);
    }
    expect(text()).toBe('besideinstead of it');
    expect(reports).toHaveLength(1);
  });

  it('takes its place at every node once a later try succeeds', async () => {
    const { draw, pass, heal, load, text } = openPage();
    await draw();
    heal();
    await pass(1_000);
    expect(text()).toBe('besideproseprose');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is retried immediately when the browser is online again', async () => {
    const { draw, pass, giveUp, heal, set, text } = openPage();
    await draw();
    await giveUp();
    set('ui.online', false);
    heal();
    set('ui.online', true);
    await pass(0);
    expect(text()).toBe('besideproseprose');
  });

  it('is not tried again because texts or data changed', async () => {
    const { draw, load, runtime } = openPage();
    await draw();
    await act(async () => runtime.showPage({ ...home }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again by a screen that is opened long after the last try', async () => {
    const { draw, pass, giveUp, heal, load, runtime, text } = openPage();
    await draw();
    await giveUp();
    await act(async () => runtime.showPage({ ...home }));
    expect(load).toHaveBeenCalledTimes(5);
    heal();
    await pass(15_000);
    await act(async () => runtime.showPage({ ...home }));
    expect(text()).toBe('besideproseprose');
  });

  it('is tried again with another release', async () => {
    const { draw, heal, runtime, text } = openPage();
    await draw();
    heal();
    const pointer = fakePointer('r2', { pages: { home: 'r2-page' } });
    const swap = await act(() => runtime.swapTo({ ...pointer, revision: 2 }));
    expect(swap.swapped).toBe(true);
    expect(text()).toBe('besideproseprose');
  });
});

it('is waited for by answers until each view has come or failed, and for three seconds at most', async () => {
  const clock = createFakeClock();
  let come = (_: View<never>): void => undefined;
  const entry = { load: () => new Promise<View<never>>((resolve) => (come = resolve)), reserve: '1rem' };
  const loads = createViewLoads({ store: createStore({}), clock, report: () => undefined });
  let waits = 0;
  const wait = (): void => void loads.allArrived().then(() => (waits += 1));
  wait();
  await Promise.resolve();
  expect(waits, 'nothing is on its way').toBe(1);
  void loads.obtain(entry, 'Prose', 'r1');
  wait();
  clock.advance(2_999);
  await Promise.resolve();
  expect(waits).toBe(1);
  clock.advance(1);
  await vi.waitFor(() => expect(waits, 'no longer than that').toBe(2));
  wait();
  come(Prose);
  await vi.waitFor(() => expect(waits, 'the view is there').toBe(3));
});
