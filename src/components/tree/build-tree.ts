import type { JsonObject } from '../../protocol/json/json.ts';
import { readField, readId, readWords, type FieldNames } from '../read-fields.ts';

export type TreeField = 'id' | 'parent' | 'name' | 'detail' | 'count' | 'hasChildren';

export interface TreeNode {
  readonly key: string;
  readonly id: string | number;
  readonly row: JsonObject;
  readonly level: number;
  readonly children: readonly TreeNode[];
  /** Has children, here or still to be fetched. */
  readonly canExpand: boolean;
}

/** Deeper than any team; a cycle in the data ends here as well. */
const deepest = 64;

/** Flat rows as a hierarchy. A row without a parent in the list is a root; the last row of an id wins. */
export const buildTree = (
  rows: readonly JsonObject[],
  fields: FieldNames<TreeField>,
): readonly TreeNode[] => {
  const byKey = new Map<string, { id: string | number; row: JsonObject }>();
  for (const [index, row] of rows.entries()) {
    const id = readId(row, fields, index);
    byKey.set(String(id), { id, row });
  }
  const childKeys = new Map<string, string[]>();
  for (const [key, { row }] of byKey) {
    const parent = readWords(row, fields, 'parent');
    const place = parent !== key && byKey.has(parent) ? parent : '';
    childKeys.set(place, [...(childKeys.get(place) ?? []), key]);
  }
  const build = (place: string, level: number): readonly TreeNode[] =>
    level > deepest
      ? []
      : (childKeys.get(place) ?? []).flatMap((key) => {
          const parent = byKey.get(key);
          if (parent === undefined) return [];
          const children = build(key, level + 1);
          const canExpand = children.length > 0 || readField(parent.row, fields, 'hasChildren') === true;
          return [{ key, ...parent, level, children, canExpand }];
        });
  return build('', 1);
};

/** What is seen, from top to bottom, each with its parent. */
export const listVisible = (
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: TreeNode | null = null,
): readonly { readonly node: TreeNode; readonly parent: TreeNode | null }[] =>
  nodes.flatMap((node) => [
    { node, parent },
    ...(expanded.has(node.key) ? listVisible(node.children, expanded, node) : []),
  ]);

export type TreeMove =
  | { readonly kind: 'focus'; readonly key: string }
  | { readonly kind: 'expand' | 'collapse' | 'select'; readonly key: string }
  | { readonly kind: 'expandAll'; readonly keys: readonly string[] };

type Visible = ReturnType<typeof listVisible>;

const findByLetter = (
  seen: Visible,
  index: number,
  letter: string,
  fields: FieldNames<TreeField>,
): TreeMove | null => {
  const order = [...seen.slice(index + 1), ...seen.slice(0, index + 1)];
  const hit = order.find(({ node }) =>
    readWords(node.row, fields, 'name').toLowerCase().startsWith(letter.toLowerCase()),
  );
  return hit === undefined ? null : { kind: 'focus', key: hit.node.key };
};

const moveTo = (seen: Visible, index: number): TreeMove | null => {
  const target = seen[index];
  return target === undefined ? null : { kind: 'focus', key: target.node.key };
};

/** What a key does in the tree (WAI-ARIA Authoring Practices, tree view). `inward` is the arrow towards the text. */
export const findTreeMove = (
  key: string,
  seen: Visible,
  index: number,
  setting: {
    readonly expanded: ReadonlySet<string>;
    readonly inward: string;
    readonly outward: string;
    readonly fields: FieldNames<TreeField>;
  },
): TreeMove | null => {
  const here = seen[index];
  if (here === undefined) return null;
  const { node, parent } = here;
  const isOpen = setting.expanded.has(node.key);
  if (key === setting.inward) {
    if (!node.canExpand) return null;
    return isOpen
      ? node.children.length > 0
        ? moveTo(seen, index + 1)
        : null
      : { kind: 'expand', key: node.key };
  }
  if (key === setting.outward) {
    if (isOpen && node.canExpand) return { kind: 'collapse', key: node.key };
    return parent === null ? null : { kind: 'focus', key: parent.key };
  }
  switch (key) {
    case 'ArrowDown':
      return moveTo(seen, index + 1);
    case 'ArrowUp':
      return moveTo(seen, index - 1);
    case 'Home':
      return moveTo(seen, 0);
    case 'End':
      return moveTo(seen, seen.length - 1);
    case 'Enter':
    case ' ':
      return { kind: 'select', key: node.key };
    case '*': {
      const beside = seen.filter((each) => each.parent === parent && each.node.canExpand);
      return { kind: 'expandAll', keys: beside.map((each) => each.node.key) };
    }
    default:
      return key.length === 1 ? findByLetter(seen, index, key, setting.fields) : null;
  }
};
