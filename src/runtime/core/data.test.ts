import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledDataSource } from '../../protocol/release/release.ts';
import { createFakeClock } from './clock.fake.ts';
import { createDataSources } from './data.ts';
import { createStore } from './store.ts';

function setUp(scopes: JsonObject = {}) {
  const store = createStore(scopes);
  const clock = createFakeClock();
  const calls: {
    operation: string;
    input: JsonObject;
    answer: (value: Json) => Promise<void>;
    refuse: (code: string) => Promise<void>;
  }[] = [];
  const visible = { now: true };
  const sources = createDataSources({
    store,
    clock,
    scope: { read: store.get, isIn: () => undefined, canSend: () => undefined },
    translate: (key) => key,
    visibility: { isVisible: () => visible.now, subscribe: () => () => undefined },
    nameFailure: (error) => Promise.resolve(`said.${(error as { code: string }).code}`),
    fail: () => undefined,
    call: (operation, input) =>
      new Promise((resolve, reject) => {
        const settle = (work: () => void) => async () => {
          work();
          await new Promise((next) => setTimeout(next, 0));
        };
        calls.push({
          operation,
          input,
          answer: (value) => settle(() => resolve(value))(),
          refuse: (code) => settle(() => reject(Object.assign(new Error(code), { code })))(),
        });
      }),
  });
  return { store, clock, calls, visible, sources };
}
const source = (rest: Partial<CompiledDataSource> = {}): CompiledDataSource => ({
  call: 'games.list',
  ...rest,
});

describe('a data source', () => {
  it('is asked again where its operation is named, keeping what it shows until then', async () => {
    const { store, calls, sources } = setUp();
    sources.start('orders', source({ call: 'deposit.list', fallback: [], staleMs: 60_000 }));
    sources.start('games', source());
    await calls[0]?.answer([]);
    await calls[1]?.answer([]);
    sources.reload(['deposit.list']);
    expect(calls.slice(2).map(({ operation }) => operation)).toEqual(['deposit.list']);
    expect(store.get('ui.data.orders.status')).toBe('ready');
    await calls[2]?.answer([{ id: 1 }]);
    expect(store.get('data.orders')).toEqual([{ id: 1 }]);
  });
  it('keeps no answer of a named operation for a page that is opened later', async () => {
    const { calls, sources } = setUp();
    const stop = sources.start('orders', source({ call: 'deposit.list', staleMs: 60_000 }));
    await calls[0]?.answer([]);
    stop();
    sources.start('orders', source({ call: 'deposit.list', staleMs: 60_000 }))();
    expect(calls).toHaveLength(1);
    sources.reload(['deposit.list']);
    sources.start('orders', source({ call: 'deposit.list', staleMs: 60_000 }))();
    expect(calls).toHaveLength(2);
  });
  it('shows the fallback, then the answer, and says where it stands', async () => {
    const { store, calls, sources } = setUp();
    sources.start('games', source({ fallback: [] }));
    expect(store.get('data.games')).toEqual([]);
    expect(store.get('ui.data.games.status')).toBe('loading');
    await calls[0]?.answer([{ id: 1 }]);
    expect(store.get('data.games')).toEqual([{ id: 1 }]);
    expect(store.get('ui.data.games')).toEqual({ status: 'ready', error: null, reason: null });
  });
  it('takes a rule that fails on what it reads for its own failure, not for that of the writer', () => {
    const { store, calls, sources } = setUp({ data: { words: 'few' } });
    const when = { k: 'e', r: { cat: [{ var: 'data.words' }] }, d: ['data.words'] } as const;
    sources.start('games', source({ fallback: [], when }));
    expect(calls).toHaveLength(1);
    expect(() => store.set('data.words', 'x'.repeat(20_000))).not.toThrow();
    expect(store.get('data.games')).toEqual([]);
    expect(store.get('ui.data.games.status')).toBe('error');
    store.set('data.words', 'few again');
    expect(calls).toHaveLength(2);
  });
  it('keeps the fallback and names the error code when the call fails', async () => {
    const { store, calls, sources } = setUp();
    sources.start('games', source({ fallback: [] }));
    await calls[0]?.refuse('server.busy');
    expect(store.get('data.games')).toEqual([]);
    expect(store.get('ui.data.games')).toEqual({
      status: 'error',
      error: 'server.busy',
      reason: 'said.server.busy',
    });
  });
  it('says nothing of a failure whose reason comes after the source asked for something else', async () => {
    const { store, calls, sources } = setUp({ ui: { page: { pageNo: 1 } } });
    const pageNo = { k: 'e', r: { var: 'ui.page.pageNo' }, d: ['ui.page.pageNo'] } as const;
    sources.start('games', source({ with: { pageNo }, fallback: [] }));
    const refused = calls[0]?.refuse('server.busy');
    await Promise.resolve();
    store.set('ui.page.pageNo', 2);
    await refused;
    expect(store.get('ui.data.games.status')).toBe('loading');
    await calls[1]?.answer(['there']);
    expect(store.get('ui.data.games')).toEqual({ status: 'ready', error: null, reason: null });
  });
  it('asks again after a failure when an input is set again, even to what it was', async () => {
    const { store, calls, sources } = setUp({ ui: { page: { pageNo: 2 } } });
    const pageNo = { k: 'e', r: { var: 'ui.page.pageNo' }, d: ['ui.page.pageNo'] } as const;
    sources.start('games', source({ with: { pageNo }, fallback: [] }));
    sources.retry('ui.page.pageNo');
    expect(calls).toHaveLength(1);
    await calls[0]?.refuse('server.busy');
    sources.retry('ui.page.other');
    expect(calls).toHaveLength(1);
    sources.retry('ui.page.pageNo');
    expect(store.get('ui.data.games.status')).toBe('loading');
    expect(calls.map(({ input }) => input)).toEqual([{ pageNo: 2 }, { pageNo: 2 }]);
    await calls[1]?.answer(['there']);
    expect(store.get('data.games')).toEqual(['there']);
    sources.retry('ui.page.pageNo');
    expect(calls).toHaveLength(2);
  });
  it('takes the answer of an action’s call as its own: ready, and remembered', async () => {
    const { store, calls, sources } = setUp();
    const stop = sources.start('games', source({ staleMs: 1000, fallback: [] }));
    await calls[0]?.refuse('server.busy');
    sources.accept('games', 'games.list', {}, ['by hand']);
    expect(store.get('ui.data.games')).toEqual({ status: 'ready', error: null, reason: null });
    stop();
    sources.start('games', source({ staleMs: 1000, fallback: [] }));
    expect(store.get('data.games')).toEqual(['by hand']);
    expect(calls).toHaveLength(1);
  });
  it('does not ask again while the answer is fresh, and shows a stale one while asking again', async () => {
    const { store, clock, calls, sources } = setUp();
    const stop = sources.start('games', source({ staleMs: 1000, fallback: [] }));
    await calls[0]?.answer(['first']);
    stop();
    sources.start('games', source({ staleMs: 1000, fallback: [] }))();
    expect(calls.length).toBe(1);
    clock.advance(1001);
    sources.start('games', source({ staleMs: 1000, fallback: [] }));
    expect(calls.length).toBe(2);
    expect(store.get('data.games')).toEqual(['first']);
  });
  it('asks again when what it reads changes, and ignores the late answer of before', async () => {
    const { store, calls, sources } = setUp({ route: { query: { page: 'a' } } });
    sources.start(
      'games',
      source({ with: { page: { k: 'e', r: { var: 'route.query.page' }, d: ['route.query.page'] } } }),
    );
    store.set('route.query.page', 'b');
    expect(calls.map(({ input }) => input)).toEqual([{ page: 'a' }, { page: 'b' }]);
    await calls[1]?.answer('of b');
    await calls[0]?.answer('of a');
    expect(store.get('data.games')).toBe('of b');
  });
  it('waits for its condition, and drops the answer when it no longer holds', async () => {
    const when = { r: { '===': [{ var: 'session.state' }, 'member'] }, d: ['session.state'] };
    const { store, calls, sources } = setUp();
    sources.start('games', source({ when, fallback: 'none' }));
    expect(calls.length).toBe(0);
    store.set('session.state', 'member');
    await calls[0]?.answer('mine');
    expect(store.get('data.games')).toBe('mine');
    store.set('session.state', 'visitor');
    expect(store.get('data.games')).toBe('none');
  });
  it('polls only while the page is visible', async () => {
    const { clock, calls, visible, sources } = setUp();
    const stop = sources.start('games', source({ everyMs: 5_000 }));
    await calls[0]?.answer(1);
    clock.advance(5_000);
    await calls[1]?.answer(2);
    expect(calls.length).toBe(2);
    visible.now = false;
    clock.advance(25_000);
    expect(calls.length).toBe(2);
    visible.now = true;
    clock.advance(5_000);
    expect(calls.length).toBe(3);
    stop();
    clock.advance(25_000);
    expect(calls.length).toBe(3);
  });
  it('never polls more often than the language allows, whatever a release says', async () => {
    const { clock, calls, sources } = setUp();
    sources.start('games', source({ everyMs: 1 }));
    await calls[0]?.answer(1);
    clock.advance(4_999);
    expect(calls.length).toBe(1);
    clock.advance(1);
    expect(calls.length).toBe(2);
  });
  it('writes nothing to the store after it was stopped', async () => {
    const { store, calls, sources } = setUp();
    const heard = vi.fn();
    sources.start('games', source())();
    store.subscribe(['data', 'ui'], heard);
    await calls[0]?.answer('late');
    expect(heard).not.toHaveBeenCalled();
  });
  it('forgets the answers of the person before', async () => {
    const { calls, sources } = setUp();
    sources.start('games', source({ staleMs: 9999 }));
    await calls[0]?.answer('of Ana');
    sources.forget();
    sources.start('games', source({ staleMs: 9999 }));
    expect(calls.length).toBe(2);
  });
});
