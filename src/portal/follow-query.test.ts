// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CompiledScreen } from '../protocol/release.ts';
import { createTestRuntime } from '../runtime/testing.tsx';
import { followQuery } from './follow-query.ts';

const page = (id: string): CompiledScreen => ({
  ...{ kind: 'page', id, access: 'anyone', data: {}, forms: [], root: 0 },
  title: { k: 't', key: `${id}.title`, d: [] },
  chrome: { header: true, sideMenu: false, footer: false },
  machines: {
    contract: {
      use: 'contract',
      input: {
        account: { k: 'e', r: { var: ['route.query.account', ''] }, d: ['route.query.account'] },
        isMember: { k: 'e', r: { '===': [{ var: 'session.state' }, 'member'] }, d: ['session.state'] },
      },
    },
  },
  nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
});

const setUp = () => {
  const { runtime } = createTestRuntime({ scopes: { session: { state: 'visitor' } } });
  const { store } = runtime;
  const shown: (string | undefined)[] = [];
  const said: string[] = [];
  store.set('route', { query: { account: 'ana' } });
  runtime.showPage(page('contract'));
  const before = { query: { account: 'ana' }, page: runtime.screens.get('page') };
  followQuery(runtime, { notify: () => said.push('said') }, before);
  runtime.screens.subscribe(() => shown.push(runtime.screens.get('page')?.screen.id));
  return { runtime, store, shown, said, before };
};

it('shows a page from its beginning when the query names another thing for its flow', () => {
  const { store, shown, said } = setUp();
  store.set('route', { query: { account: 'ben' } });
  expect([shown, said]).toEqual([['contract'], ['said']]);
  store.set('route', { query: { account: 'ana' } });
  expect(shown).toHaveLength(2);
});

it('leaves a page as it is when the query changes what its flows do not read', () => {
  const { store, shown } = setUp();
  store.set('route', { query: { account: 'ana', page: '2' } });
  store.set('session', { state: 'member' });
  store.set('route', { query: { account: 'ana', page: '3' } });
  expect(shown).toEqual([]);
});

it('shows another page once', () => {
  const { runtime, store, shown } = setUp();
  store.batch(() => {
    store.set('route', { query: { account: 'ben' } });
    runtime.showPage(page('history'));
  });
  expect(shown).toEqual(['history']);
});

it('begins with the change that it was loaded for, unless another page is there by then', () => {
  const { runtime, store, shown, before } = setUp();
  const late = setUp();
  store.set('route', { query: { account: 'ana' } });
  late.store.set('route', { query: { account: 'ben' } });
  expect(late.shown).toHaveLength(1);
  followQuery(late.runtime, { notify: () => undefined }, { ...late.before, page: null });
  expect(late.shown).toHaveLength(1);
  followQuery(runtime, { notify: () => undefined }, { ...before, query: { account: 'cleo' } });
  expect(shown).toHaveLength(1);
});
