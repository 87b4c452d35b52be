// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { rankingListDefinition } from './ranking-list.definition.ts';
import { RankingListView } from './ranking-list.tsx';

const rows = [
  { who: 'u1', name: 'An', score: 48210, prize: '100' },
  { who: 'u2', name: 'Bo', score: 41000, prize: null },
];
const props = { label: 'Cup', rows, fields: { id: 'who' }, symbol: '₱' };

describe('RankingList', () => {
  it('lists rank, name, score and prize', () => {
    renderView(rankingListDefinition, RankingListView, props);
    expect(screen.getByRole('list', { name: 'Cup' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Rank 1An48,210Prize ₱100.00',
      'Rank 2Bo41,000',
    ]);
  });

  it('marks the own place, not by colour alone', () => {
    renderView(rankingListDefinition, RankingListView, { ...props, ownId: 'u2' });
    const ownRow = screen.getByText('You').closest('li');
    expect(ownRow?.textContent).toContain('Bo');
    expect(ownRow?.getAttribute('aria-current')).toBe('true');
  });

  it('puts the own place below when it is not among the leaders, and not twice when it is', () => {
    const ownRow = { who: 'u9', rank: 91, name: 'Me', score: 12 };
    const { update } = renderView(rankingListDefinition, RankingListView, { ...props, own: ownRow });
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Rank 91Me');
    update({ ...props, own: rows[0] as never });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows an empty state when there are no rows', () => {
    renderView(rankingListDefinition, RankingListView, { ...props, rows: [] });
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });
});
