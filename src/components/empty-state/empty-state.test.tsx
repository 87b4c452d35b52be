// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { emptyStateDefinition } from './empty-state.definition.ts';
import { EmptyStateView } from './empty-state.tsx';

it('EmptyState says what is missing and holds the way out', () => {
  renderView(
    emptyStateDefinition,
    EmptyStateView,
    { title: 'No favourites', text: 'Tap a heart', icon: 'heart' },
    { children: <a href="/">Browse</a> },
  );
  expect(screen.getByText('No favourites')).toBeDefined();
  expect(screen.getByText('Tap a heart')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeDefined();
});

it('is a heading where the state is all a page has', () => {
  renderView(emptyStateDefinition, EmptyStateView, { title: 'Not found', level: 1 });
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
});
