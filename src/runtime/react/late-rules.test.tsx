// @vitest-environment happy-dom
import { act, render, screen as dom } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeClock } from '../core/clock.fake.ts';
import { createTestRuntime } from '../testing.tsx';
import { host, page } from './sample-nodes.fake.ts';

const past = { 'date-less': [{ var: 'row.at' }, { var: 'ui.now' }, 'UTC'] };
const nodes = [
  host('list', {
    tag: 'ul',
    container: true,
    repeat: { each: { r: { var: 'data.rows' }, d: ['data.rows'] }, as: 'row', key: 'id' },
    children: [1],
  }),
  host('item', {
    tag: 'li',
    show: { r: past, d: ['row.at', 'ui.now'] },
    children: [{ k: 'e', r: { 'date-day': [{ var: 'row.at' }, 'Asia/Manila'] }, d: ['row.at'] }],
  }),
];

it('Rows follow rules about dates once their code is there, and the time', async () => {
  const clock = createFakeClock(Date.parse('2026-11-27T16:30:30Z'));
  const test = createTestRuntime({
    screen: page(nodes),
    clock,
    scopes: {
      data: {
        rows: [
          { id: 'a', at: '2026-11-27T16:10:00Z' },
          { id: 'b', at: '2026-11-28T16:30:59Z' },
          { id: 'c', at: 'soon' },
        ],
      },
    },
  });
  render(test.page);
  expect(dom.queryAllByRole('listitem')).toHaveLength(0);
  expect((await dom.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['2026-11-28']);
  act(() => clock.advance(24 * 3_600_000 + 60_000));
  expect(dom.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(test.reports).toEqual([]);
});
