// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { levelProgressDefinition } from './level-progress.definition.ts';
import { LevelProgressView } from './level-progress.tsx';

const props = {
  label: 'Your rank',
  level: 'Gold',
  next: 'Platinum',
  symbol: '₱',
  requirements: [
    { label: 'Turnover', actual: '500.00', expected: '2000.00', format: 'money' },
    { label: 'Deposits', actual: '900', expected: '600', format: 'money' },
    { label: 'Days', actual: 'many', expected: 0 },
  ],
};

describe('LevelProgress', () => {
  it('shows the real figures of each requirement', () => {
    renderView(levelProgressDefinition, LevelProgressView, props);
    expect(screen.getByRole('region', { name: 'Your rank' }).textContent).toContain('Next: Platinum');
    const bar = screen.getByRole('progressbar', { name: 'Turnover' });
    expect(bar).toHaveProperty('value', 0.25);
    expect(bar.getAttribute('aria-valuetext')).toBe('₱500.00 of ₱2,000.00');
  });

  it('is full when more than enough was done, and empty for what is no number', () => {
    renderView(levelProgressDefinition, LevelProgressView, props);
    expect(screen.getByRole('progressbar', { name: 'Deposits' })).toHaveProperty('value', 1);
    expect(screen.getByRole('progressbar', { name: 'Days' })).toHaveProperty('value', 0);
  });

  it('shows no more than what is needed, and says when the next rank comes once all of it is there', () => {
    renderView(levelProgressDefinition, LevelProgressView, {
      ...props,
      requirements: [
        { label: 'Turnover', actual: '331657.00', expected: '2000.00', format: 'money' },
        { label: 'Deposits', actual: '900', expected: '600', format: 'money' },
      ],
    });
    expect(screen.getByRole('progressbar', { name: 'Turnover' }).getAttribute('aria-valuetext')).toBe(
      '₱2,000.00 of ₱2,000.00',
    );
    expect(screen.getByRole('region').textContent).toContain('You’ll be Platinum tomorrow');
    expect(screen.getByRole('region').textContent).not.toContain('Next');
  });

  it('says when there is no higher rank', () => {
    renderView(levelProgressDefinition, LevelProgressView, { ...props, next: null });
    expect(screen.getByText('Highest level reached')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
