// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../../runtime/testing.tsx';
import { createPagePlace } from './page-place.ts';

const makePage = (id: string, machines: CompiledScreen['machines'] = {}): CompiledScreen =>
  ({
    id,
    kind: 'page',
    title: { k: 'c', v: id },
    access: 'anyone',
    chrome: {},
    params: {},
    machines,
    data: {},
    nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
    root: 0,
  }) as unknown as CompiledScreen;
const asksWho: CompiledScreen['machines'] = {
  book: {
    use: 'gameLaunch',
    input: { signedIn: { k: 'e', r: { '===': [{ var: 'session.state' }, 'member'] }, d: ['session.state'] } },
  },
};

it('begins a page again with a login where a flow of it asks who is here, and leaves others as they are', () => {
  const { runtime } = createTestRuntime({ scopes: { session: { state: 'visitor' } } });
  const told: string[] = [];
  const place = createPagePlace(
    runtime,
    {
      replace: () => undefined,
      home: () => '/',
      begin: () => undefined,
      setTitle: () => undefined,
      after: () => () => undefined,
      arrived: (title) => told.push(title),
    },
    { readPath: () => '/sports', readVisit: () => 1 },
  );
  const match = { route: { id: 'sports', path: '/sports', page: 'books' }, params: {} };
  const page = () => runtime.screens.get('page');
  place.put({ match, page: makePage('books', asksWho) });
  const ofVisitor = page();
  runtime.store.set('session', { state: 'visitor', type: 0 });
  expect(page()).toBe(ofVisitor);
  runtime.store.set('session', { state: 'member', type: 0 });
  const ofMember = page();
  expect([ofMember === ofVisitor, ofMember?.screen.id, told]).toEqual([false, 'books', []]);
  runtime.store.set('session', { state: 'member', type: 0, account: 'ana' });
  expect(page()).toBe(ofMember);
  place.put({ match, page: makePage('other') });
  const other = page();
  runtime.store.set('session', { state: 'visitor' });
  expect(page()).toBe(other);
});
