// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { tableRowDefinition } from './table-row.definition.ts';

it('TableRow keeps the role of a row where a phone shows it as a card', () => {
  renderHost(tableRowDefinition, {}, <td>one</td>);
  expect(screen.getByRole('row').tagName).toBe('TR');
});
