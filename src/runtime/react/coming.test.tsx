// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CompiledNode } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { progressPaths } from './coming.tsx';
import { host, page, read, text } from './sample-nodes.fake.ts';

const marks = (): number => document.querySelectorAll('template[data-reserved]').length;
const shown = (path: string): NonNullable<CompiledNode['show']> => ({
  r: { '!!': { var: path } },
  d: [path],
});

it('names what tells how far the reads of a node are', () => {
  const node = host('n', {
    in: ['deposit', 'loading'],
    show: shown('data.wagering.isOpen'),
    binds: { title: read('machine.accounts.error'), lang: read('wallet.symbol') },
    children: [read('ui.data.receipts.status'), 3],
  });
  expect([...progressPaths(node)].sort()).toEqual([
    '$machine.accounts.states',
    '$machine.deposit.states',
    'session.state',
    'ui.data.receipts.status',
    'ui.data.wagering.status',
  ]);
  expect(progressPaths(host('n', { show: shown('settings.brand.name'), children: [text('a')] }))).toEqual([]);
});

it('marks the place after a node until the answer that it reads is there, shown or not', () => {
  const test = createTestRuntime({
    screen: page([
      host('root', { children: [1, 2] }),
      host('gate', { show: shown('data.hold.until'), children: [text('held')] }),
      host('below', { children: [text('below')] }),
    ]),
    scopes: { ui: { data: { hold: { status: 'loading' } } } },
  });
  render(test.page);
  expect(document.querySelector('template[data-reserved]')?.nextElementSibling?.textContent).toBe('below');
  test.set('ui.data.hold.status', 'ready');
  expect(marks()).toBe(0);
});

it('shows what says that a flow loads while its code is on its way, and marks its place', async () => {
  let arrive = (_: never): void => undefined;
  const entry = new Promise<never>((resolve) => (arrive = resolve));
  const test = createTestRuntime({
    machines: { flow: () => entry },
    screen: {
      ...page([
        host('root', { children: [1, 2] }),
        host('loading', { in: ['flow', 'loading'], children: [text('a moment')] }),
        host('ready', { in: ['flow', 'ready'], children: [text('here')] }),
      ]),
      machines: { flow: { use: 'flow' } },
    },
  });
  const { container } = render(test.page);
  expect(container.textContent).toBe('a moment');
  expect(marks()).toBe(2);
  const snapshot = { value: 'ready', context: {} };
  arrive({
    contract: { id: 'flow', events: {}, states: {}, project: () => ({}) },
    start: () => ({
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: () => undefined }),
      send: () => undefined,
      stop: () => undefined,
    }),
  } as never);
  await act(async () => void (await entry));
  expect(container.textContent).toBe('here');
  expect(marks()).toBe(0);
});
