// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { listItemDefinition } from './list-item.definition.ts';

it('ListItem is an entry of a list', () => {
  renderHost(listItemDefinition, {}, 'one');
  expect(screen.getByRole('listitem').textContent).toBe('one');
});
