// @vitest-environment happy-dom
import { render, screen as dom } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { createTestRuntime } from '../testing.tsx';
import type { ViewProps, ViewRegistry } from '../view.ts';
import { host, page, read, text } from './sample-nodes.fake.ts';

function Shout({ props, nodeId }: ViewProps<{ text: string }>): ReactNode {
  if (props.text === 'boom') throw new Error('boom');
  return <p data-testid={nodeId}>{props.text}</p>;
}
const views: ViewRegistry = { Shout: { view: Shout as never } };

describe('lists', () => {
  const each = (path: string) => ({ r: { var: path }, d: path.startsWith('data') ? [path] : [path] });
  const nodes = [
    host('list', {
      tag: 'ul',
      container: true,
      repeat: { each: each('data.rows'), as: 'row', key: 'id', empty: 3 },
      children: [1, 3],
    }),
    host('item', { tag: 'li', children: [2] }),
    { id: 'shout', type: 'Shout', version: 1, binds: { text: read('row.title') } },
    host('none', { tag: 'li', children: [text('empty')] }),
  ];
  const row = (id: string, title = id): Json => ({ id, title });

  it('shows the node for an empty list only while there are no rows', () => {
    const test = createTestRuntime({ screen: page(nodes), views, messages: { empty: 'nothing here' } });
    render(test.page);
    expect(dom.getByText('nothing here')).toBeTruthy();
    test.set('data.rows', [row('a')]);
    expect(dom.queryByText('nothing here')).toBeNull();
    expect(dom.getByText('a')).toBeTruthy();
  });

  it('draws again only the row that changed, and moves the others by their key', () => {
    const test = createTestRuntime({
      screen: page(nodes),
      views,
      scopes: { data: { rows: ['a', 'b', 'c'].map((id) => row(id)) } },
    });
    render(test.page);
    const element = dom.getByText('b');
    const before = test.renders['shout'] ?? 0;
    test.set('data.rows', [row('b'), row('a', 'A'), row('c')]);
    expect(dom.getByText('b')).toBe(element);
    expect((test.renders['shout'] ?? 0) - before).toBe(1);
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['b', 'A', 'c']);
  });

  it('draws every row that can be drawn, however many beside it fail', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = Array.from({ length: 100 }, (_, index) =>
      row(`row ${index}`, index % 10 === 9 ? `good ${index}` : 'boom'),
    );
    const test = createTestRuntime({ screen: page(nodes), views, scopes: { data: { rows } } });
    render(test.page);
    expect(dom.getAllByText(/^good/)).toHaveLength(10);
  });

  it('draws lists in lists in lists within one bound, and says so', () => {
    const row = (level: number): Json => ({
      id: `${level}`,
      rows:
        level === 0
          ? []
          : Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, rows: many(level - 1) })),
    });
    const many = (level: number): Json =>
      level === 0
        ? []
        : Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, rows: many(level - 1) }));
    const list = (id: string, path: string, as: string, child: number) =>
      host(id, {
        tag: 'ul',
        container: true,
        repeat: { each: { r: { var: path }, d: [path] }, as, key: 'id' },
        children: [child],
      });
    const test = createTestRuntime({
      screen: page([
        list('one', 'data.rows', 'a', 1),
        list('two', 'a.rows', 'b', 2),
        list('three', 'b.rows', 'c', 3),
        host('end', { tag: 'li' }),
      ]),
      scopes: { data: { rows: (row(3) as { rows: Json }).rows } },
    });
    render(test.page);
    const drawn = document.querySelectorAll('ul ul, li').length;
    expect(drawn).toBeGreaterThan(1_000);
    expect(drawn).toBeLessThanOrEqual(60 + 2 * limits.nestedRows);
    expect(test.reports.length).toBeGreaterThan(0);
  });

  it('skips rows without their own key, says so once, and stops at 200 rows', () => {
    const rows = [
      row('a'),
      row('a'),
      { title: 'no id' },
      ...Array.from({ length: 300 }, (_, index) => row(`r${index}`)),
    ];
    const test = createTestRuntime({ screen: page(nodes), views, scopes: { data: { rows } } });
    render(test.page);
    expect(document.querySelectorAll('li').length).toBe(198);
    expect(test.reports.filter(({ nodeId }) => nodeId === 'list').length).toBe(3);
  });

  it('stands still where the rule builds its list again each time and rows have no key', () => {
    const [list, ...rest] = nodes;
    const made = { r: [{ var: 'data.one' }, { var: 'data.one' }, 2], d: ['data.one'] };
    const test = createTestRuntime({
      screen: page([{ ...list, repeat: { each: made, as: 'row', key: 'id', empty: 3 } } as never, ...rest]),
      views,
      scopes: { data: { one: row('a') } },
    });
    render(test.page);
    expect(dom.getAllByText('a')).toHaveLength(1);
    test.set('data.one', row('a', 'A'));
    expect(dom.getAllByText('A')).toHaveLength(1);
  });

  it('nests', () => {
    const test = createTestRuntime({
      scopes: {
        data: {
          lanes: [
            { key: 'x', games: [{ id: 1 }] },
            { key: 'y', games: [{ id: 2 }, { id: 3 }] },
          ],
        },
      },
      screen: page([
        host('lanes', {
          container: true,
          repeat: { each: each('data.lanes'), as: 'lane', key: 'key' },
          children: [1],
        }),
        host('games', {
          tag: 'ul',
          container: true,
          repeat: { each: each('lane.games'), as: 'game', key: 'id' },
          children: [2],
        }),
        host('game', { tag: 'li', children: [read('lane.key'), read('game.id')] }),
      ]),
    });
    render(test.page);
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['x1', 'y2', 'y3']);
  });
});
