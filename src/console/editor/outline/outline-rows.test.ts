import { describe, expect, test } from 'vitest';
import { listNodes } from '../../../editing/commands/layout-tree.ts';
import { findTyped, listRows, stepBy } from './outline-rows.ts';

const nodes = listNodes({
  root: {
    type: 'Stack',
    id: 'page',
    children: [
      { type: 'Card', id: 'card', children: [{ type: 'Text', id: 'line' }] },
      { type: 'Heading', id: 'title' },
    ],
  },
});
const idsOf = (closed: readonly string[]) => listRows(nodes, new Set(closed)).map(({ node }) => node.id);
const rows = listRows(nodes, new Set());

describe('the outline', () => {
  test('has the rows in sight, with their place among their neighbours', () => {
    expect(idsOf([])).toEqual(['page', 'card', 'line', 'title']);
    expect(idsOf(['card'])).toEqual(['page', 'card', 'title']);
    expect(rows.at(-1)).toMatchObject({ position: 2, of: 2, hasChildren: false });
  });

  test.each([
    ['page', 'ArrowDown', { go: 'card' }],
    ['page', 'ArrowUp', null],
    [null, 'ArrowUp', { go: 'page' }],
    ['line', 'Home', { go: 'page' }],
    ['page', 'End', { go: 'title' }],
    ['card', 'ArrowRight', { go: 'line' }],
    ['card', 'ArrowLeft', { close: 'card' }],
    ['line', 'ArrowLeft', { go: 'card' }],
    ['title', 'ArrowRight', null],
  ])('from %s by %s', (at, key, step) => {
    expect(stepBy(rows, at, key)).toEqual(step);
  });

  test('opens a row that is closed by the arrow that goes in', () => {
    expect(stepBy(listRows(nodes, new Set(['card'])), 'card', 'ArrowRight')).toEqual({ open: 'card' });
  });

  test('finds a row by its first letters, from where one is and around', () => {
    const nameOf = (row: (typeof rows)[number]) => row.node.type;
    expect(findTyped(rows, 'page', 't', nameOf)).toBe('line');
    expect(findTyped(rows, 'title', 'ca', nameOf)).toBe('card');
    expect(findTyped(rows, 'card', 'car', nameOf)).toBe('card');
    expect(findTyped(rows, 'title', 'x', nameOf)).toBeNull();
  });
});
