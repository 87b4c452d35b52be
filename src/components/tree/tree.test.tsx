// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { buildTree } from './build-tree.ts';
import { treeDefinition } from './tree.definition.ts';
import { TreeView } from './tree.tsx';

const rows = [
  { id: 'a', name: 'Amihan', count: 3 },
  { id: 'b', parent: 'a', name: 'Bayani' },
  { id: 'c', parent: 'b', name: 'Carlo' },
  { id: 'd', parent: 'a', name: 'Diwata', hasChildren: true },
  { id: 'e', name: 'Estrella' },
];
const props = { label: 'Team', rows };
const show = (more: Record<string, unknown> = {}) =>
  renderView(treeDefinition, TreeView, { ...props, ...more });
const names = () => screen.getAllByRole('treeitem').map((item) => item.querySelector('.name')?.textContent);
const here = () => document.activeElement?.querySelector('.name')?.textContent;
const start = () => screen.getByRole('treeitem', { name: 'Amihan' }).focus();
afterEach(() => document.body.removeAttribute('style'));

describe('a tree of rows', () => {
  it('puts a row without its parent at the top, and survives a cycle', () => {
    expect(buildTree([{ id: 1, parent: 9 }], null).map(({ key }) => key)).toEqual(['1']);
    expect(buildTree([{ id: 1, parent: 1 }], null).map(({ key }) => key)).toEqual(['1']);
    expect(
      buildTree(
        [
          { id: 1, parent: 2 },
          { id: 2, parent: 1 },
        ],
        null,
      ),
    ).toEqual([]);
  });
});

describe('Tree', () => {
  it('shows the top, with level and place of each', () => {
    show();
    expect(screen.getByRole('tree', { name: 'Team' })).toBeDefined();
    expect(names()).toEqual(['Amihan', 'Estrella']);
    const first = screen.getByRole('treeitem', { name: 'Amihan' });
    expect([first.ariaLevel ?? first.getAttribute('aria-level'), first.getAttribute('aria-setsize')]).toEqual(
      ['1', '2'],
    );
    expect(first.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('treeitem', { name: 'Estrella' }).hasAttribute('aria-expanded')).toBe(false);
  });

  it('is walked by arrows: in, out, up, down, to the ends', async () => {
    show();
    start();
    await userEvent.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Amihan', 'Bayani', 'Diwata', 'Estrella']);
    await userEvent.keyboard('{ArrowRight}');
    expect(here()).toBe('Bayani');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(here()).toBe('Carlo');
    await userEvent.keyboard('{ArrowLeft}');
    expect(here()).toBe('Bayani');
    await userEvent.keyboard('{End}');
    expect(here()).toBe('Estrella');
    await userEvent.keyboard('{ArrowUp}');
    expect(here()).toBe('Diwata');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(names()).toEqual(['Amihan', 'Estrella']);
  });

  it('turns the arrows round in right-to-left text', async () => {
    document.body.style.direction = 'rtl';
    show();
    start();
    await userEvent.keyboard('{ArrowLeft}');
    expect(names()).toHaveLength(4);
  });

  it('goes to a name by its letter, unfolds all beside by a star', async () => {
    show({ expanded: 'first' });
    start();
    await userEvent.keyboard('d');
    expect(here()).toBe('Diwata');
    await userEvent.keyboard('*');
    expect(screen.getByRole('treeitem', { name: 'Bayani' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('asks for the rows of a branch that has none yet, and keeps them', async () => {
    const { emit, update } = show({ expanded: 'first' });
    start();
    await userEvent.keyboard('d{ArrowRight}');
    expect(emit).toHaveBeenCalledExactlyOnceWith('load', { id: 'd' });
    update({ ...props, branch: [{ id: 'f', parent: 'd', name: 'Felipe' }], expanded: 'first' });
    expect(names()).toContain('Felipe');
    update({ ...props, branch: [], expanded: 'first' });
    expect(names()).toContain('Felipe');
  });

  it('chooses by Enter and by pressing, and folds by its mark', async () => {
    const { emit, container } = show({ expanded: 'all' });
    start();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(emit).toHaveBeenLastCalledWith('select', { id: 'b', row: rows[1] });
    await userEvent.click(screen.getByText('Carlo'));
    expect(emit).toHaveBeenLastCalledWith('select', { id: 'c', row: rows[2] });
    await userEvent.click(container.querySelector('.twist') as Element);
    expect(names()).toEqual(['Amihan', 'Estrella']);
  });

  it('says when there is nothing, and when it waits', () => {
    const { update } = show({ rows: [], status: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    update({ ...props, rows: [], status: 'ready' });
    expect(screen.getByRole('status').textContent).toBe('Nothing here yet');
  });
});
