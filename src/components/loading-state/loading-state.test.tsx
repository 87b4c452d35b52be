// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { loadingStateDefinition } from './loading-state.definition.ts';
import { LoadingStateView } from './loading-state.tsx';

it('LoadingState says to a screen reader what is coming', () => {
  const { update } = renderView(loadingStateDefinition, LoadingStateView, { title: 'Loading your bets' });
  expect(screen.getByRole('status').textContent).toBe('Loading your bets');
  update({ title: 'Loading your bets', text: 'A moment' });
  expect(screen.getByText('A moment')).toBeDefined();
});
