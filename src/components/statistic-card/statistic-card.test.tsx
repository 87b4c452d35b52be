// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { statisticCardDefinition } from './statistic-card.definition.ts';
import { StatisticCardView } from './statistic-card.tsx';

const props = { label: 'Valid bets', value: '1234.5', format: 'money', symbol: '₱' };
const news = () => document.querySelector<HTMLElement>('.change')?.dataset['news'];

describe('StatisticCard', () => {
  it('is a figure under its name', () => {
    renderView(statisticCardDefinition, StatisticCardView, props);
    expect(screen.getByRole('group', { name: 'Valid bets' }).textContent).toContain('₱1,234.50');
  });

  it('says which way it went, in words as well', () => {
    const { container, update } = renderView(statisticCardDefinition, StatisticCardView, {
      ...props,
      trend: -3.1,
      trendLabel: 'against last week',
    });
    expect(container.querySelector('.trend')?.textContent).toBe('Down3.1%against last week');
    expect(news()).toBe('bad');
    update({ ...props, trend: -3.1, upIs: 'bad' });
    expect(news()).toBe('good');
    update({ ...props, trend: 0 });
    expect(news()).toBe('none');
  });

  it('holds its place until the figure is there', () => {
    const { update } = renderView(statisticCardDefinition, StatisticCardView, {
      ...props,
      value: null,
      busy: true,
    });
    expect(screen.getByText('Loading…')).toBeDefined();
    update({ ...props, busy: true });
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});
