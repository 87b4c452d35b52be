import type { TreeNode } from '../../../editing/commands/layout-tree.ts';

/** A row of the outline, with where it is among its neighbours. */
export interface OutlineRow {
  readonly node: TreeNode;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  readonly position: number;
  readonly of: number;
}

/** Rows in sight: those whose parents are all open. */
export function listRows(nodes: readonly TreeNode[], closed: ReadonlySet<string>): readonly OutlineRow[] {
  const children = new Map<string | null, TreeNode[]>();
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const list = (parent: string | null): readonly OutlineRow[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((node, index) => {
      const hasChildren = children.has(node.id);
      const isOpen = hasChildren && !closed.has(node.id);
      const row = { node, hasChildren, isOpen, position: index + 1, of: siblings.length };
      return [row, ...(isOpen ? list(node.id) : [])];
    });
  };
  return list(null);
}

/** Where a key leads from a row; what it opens or closes is named instead. */
export type RowStep = { readonly go: string } | { readonly open: string } | { readonly close: string } | null;

export function stepBy(rows: readonly OutlineRow[], current: string | null, key: string): RowStep {
  const index = rows.findIndex(({ node }) => node.id === current);
  const row = rows[index];
  const go = (to: OutlineRow | undefined): RowStep => (to === undefined ? null : { go: to.node.id });
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(index < 0 ? rows[0] : rows[index - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row === undefined || !row.hasChildren) return null;
      return row.isOpen ? go(rows[index + 1]) : { open: row.node.id };
    case 'ArrowLeft':
      if (row === undefined) return null;
      if (row.isOpen) return { close: row.node.id };
      return row.node.parent === null ? null : { go: row.node.parent };
    default:
      return null;
  }
}
/** The row whose words begin with what was typed: a first letter leads on from where one is, more letters may stay. */
export function findTyped(
  rows: readonly OutlineRow[],
  current: string | null,
  typed: string,
  nameOf: (row: OutlineRow) => string,
): string | null {
  const index = rows.findIndex(({ node }) => node.id === current);
  const start = typed.length > 1 ? Math.max(index, 0) : index + 1;
  const order = [...rows.slice(start), ...rows.slice(0, start)];
  const sought = typed.toLowerCase();
  return order.find((row) => nameOf(row).toLowerCase().startsWith(sought))?.node.id ?? null;
}

/** The nodes that a node is in, from the inside out. */
export function listAround(nodes: readonly TreeNode[], id: string | null): readonly string[] {
  const parent = nodes.find((node) => node.id === id)?.parent ?? null;
  return parent === null ? [] : [parent, ...listAround(nodes, parent)];
}
