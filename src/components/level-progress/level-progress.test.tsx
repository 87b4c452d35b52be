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
    { label: 'Wins', actual: 'many', expected: 5 },
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

  it('is full when more than enough was done, and asks for nothing that has no target', () => {
    renderView(levelProgressDefinition, LevelProgressView, props);
    expect(screen.getByRole('progressbar', { name: 'Deposits' })).toHaveProperty('value', 1);
    expect(screen.queryByRole('progressbar', { name: 'Days' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Wins' })).toHaveProperty('value', 0);
  });

  const reached = [
    { label: 'Turnover', actual: '331657.00', expected: '2000.00', format: 'money' },
    { label: 'Deposits', actual: '900', expected: '600', format: 'money' },
  ];
  it.each([
    [{ name: 'Platinum', when: 'tomorrow' }, 'You’ll be Platinum tomorrow'],
    [{ name: 'Diamond', when: 'today' }, 'You’ll be Diamond later today'],
    [{ name: 'Platinum', when: 'nextBet' }, 'Targets met. You’ll be Platinum the day after your next bet.'],
    [null, 'You’ve met the targets for Platinum'],
    [{ name: 'Platinum', when: 'a word of a later version' }, 'You’ve met the targets for Platinum'],
  ])('shows no more than what is needed, and what comes of %o', (rise, sentence) => {
    renderView(levelProgressDefinition, LevelProgressView, { ...props, requirements: reached, rise });
    expect(screen.getByRole('progressbar', { name: 'Turnover' }).getAttribute('aria-valuetext')).toBe(
      '₱2,000.00 of ₱2,000.00',
    );
    expect(screen.getByRole('region').textContent).toContain(sentence);
    expect(screen.getByRole('region').textContent).not.toContain('Next');
  });

  it('has what leads on inside itself', () => {
    renderView(levelProgressDefinition, LevelProgressView, props, { children: 'See all levels' });
    expect(screen.getByRole('region').textContent).toContain('See all levels');
  });

  it('says when there is no higher rank', () => {
    renderView(levelProgressDefinition, LevelProgressView, { ...props, next: null });
    expect(screen.getByText('Highest level reached')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
