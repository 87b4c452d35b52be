import { describe, expect, it } from 'vitest';
import { createStore } from './store.ts';

describe('the store', () => {
  it('reads own properties only', () => {
    const store = createStore({ member: { name: 'Ana' }, data: { rows: [{ id: 1 }] } });
    expect(store.get('member.name')).toBe('Ana');
    expect(store.get('data.rows.0.id')).toBe(1);
    expect(store.get('member.toString')).toBeUndefined();
    expect(store.get('member.name.nope')).toBeUndefined();
  });
  it.each(['__proto__.x', 'a.constructor', 'a.prototype.b', 'a..b', ''])('refuses the path %j', (path) => {
    const store = createStore();
    expect(() => store.get(path)).toThrow('expects a path');
    expect(() => store.set(path, 1)).toThrow('expects a path');
    expect(() => store.subscribe([path], () => undefined)).toThrow('expects a path');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
  it('tells the path itself, those above and those below, and no others', () => {
    const store = createStore({ a: { b: { c: 1, d: 2 }, e: 3 } });
    const heard: string[] = [];
    for (const path of ['a', 'a.b', 'a.b.c', 'a.b.d', 'a.e', 'x'])
      store.subscribe([path], () => heard.push(path));
    store.set('a.b', { c: 5, d: 2 });
    expect(heard.sort()).toEqual(['a', 'a.b', 'a.b.c']);
  });
  it('is silent when an equal value is set', () => {
    const store = createStore({ a: { list: [{ id: 1 }] } });
    const before = store.get('a');
    let heard = 0;
    store.subscribe(['a'], () => (heard += 1));
    store.set('a', { list: [{ id: 1 }] });
    store.set('missing', undefined);
    expect(heard).toBe(0);
    expect(store.get('a')).toBe(before);
  });
  it('keeps the identity of equal parts', () => {
    const store = createStore({ rows: [{ id: 1 }, { id: 2 }] });
    const first = store.get('rows.0');
    store.set('rows', [{ id: 1 }, { id: 3 }]);
    expect(store.get('rows.0')).toBe(first);
    expect(store.get('rows.1')).toEqual({ id: 3 });
  });
  it('tells a listener of several paths once per batch', () => {
    const store = createStore();
    let heard = 0;
    const stop = store.subscribe(['a', 'b.c'], () => (heard += 1));
    store.batch(() => {
      store.set('a', 1);
      store.merge('b', { c: 2, d: 3 });
    });
    expect(heard).toBe(1);
    stop();
    store.set('a', 2);
    expect(heard).toBe(1);
  });
  it('tells of a removed value', () => {
    const store = createStore({ a: { b: 1 } });
    let heard = 0;
    store.subscribe(['a.b'], () => (heard += 1));
    store.set('a', undefined);
    expect(heard).toBe(1);
    expect(store.get('a.b')).toBeUndefined();
  });
});
