// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { lotteryTrendDefinition } from './lottery-trend.definition.ts';
import { LotteryTrendView } from './lottery-trend.tsx';
import example from './lottery-trend.layout.json' with { type: 'json' };

const { type: _type, id: _id, ...given } = example.root;
const props = { ...given, label: 'Trend' };
const cells = (name: string) =>
  [...screen.getByRole<HTMLTableRowElement>('row', { name: new RegExp(`^${name}`) }).cells]
    .slice(1)
    .map((cell) => cell.textContent);

it('LotteryTrend marks the number of each draw, with counts and gaps of a position', async () => {
  renderView(lotteryTrendDefinition, LotteryTrendView, props);
  expect(cells('20261125-003')).toEqual(['', '', '', '', '4', '', '', '', '', '']);
  expect(cells('Times')).toEqual(['0', '0', '0', '0', '2', '0', '0', '1', '0', '0']);
  expect(cells('Draws since')).toEqual(['–', '–', '–', '–', '0', '–', '–', '2', '–', '–']);
  await userEvent.click(screen.getByRole('radio', { name: 'Position 3' }));
  expect(cells('Times')[9]).toBe('2');
  await userEvent.click(screen.getByRole('radio', { name: 'All positions' }));
  expect(cells('20261125-003')).toEqual(['', '1', '', '', '4', '', '', '', '', '9']);
});

it('LotteryTrend says where there is no draw yet', () => {
  renderView(lotteryTrendDefinition, LotteryTrendView, { ...props, draws: [] });
  expect(screen.getByText('No results yet')).toBeDefined();
});
