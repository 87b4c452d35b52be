// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { tableCellDefinition } from './table-cell.definition.ts';

it('TableCell holds anything, and the words of its column for a phone', () => {
  renderHost(tableCellDefinition, { label: 'State', align: 'end' }, <a href="/x">Open</a>);
  const cell = screen.getByRole('cell');
  expect([cell.tagName, cell.dataset['label'], cell.dataset['align']]).toEqual(['TD', 'State', 'end']);
  expect(cell.querySelector('a')?.textContent).toBe('Open');
});

it('TableCell names its row where it is the head', () => {
  renderHost(tableCellDefinition, { label: 'Number', head: true }, 'TX-1');
  expect(screen.getByRole('rowheader').getAttribute('scope')).toBe('row');
});
