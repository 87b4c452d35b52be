// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { listDefinition } from './list.definition.ts';

it('List keeps the list role when the markers are taken away', () => {
  renderHost(listDefinition, {});
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
});
