import type { TreeNode } from '../../editing/commands/layout-tree.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';

/** A text of a node: the key in the texts of the site, and the property that shows it. */
export interface NodeText {
  readonly key: string;
  /** Null for words between its children. */
  readonly prop: string | null;
}
const keyOf = (value: Json | undefined): string | null =>
  isJsonObject(value) && typeof value['$t'] === 'string' ? value['$t'] : null;

/** The texts that a node itself shows, in the order in which they are written. */
export function listTexts({ value, use }: TreeNode): readonly NodeText[] {
  const children = isJsonList(value['children']) ? value['children'] : [];
  const between = children.flatMap((child) => {
    const key = keyOf(child);
    return key === null ? [] : [{ key, prop: null }];
  });
  const held = value[use === null ? 'props' : 'params'];
  const props = isJsonObject(held) ? Object.entries(held) : [];
  const named = props.flatMap(([prop, inner]) => {
    const key = keyOf(inner);
    return key === null ? [] : [{ key, prop }];
  });
  return [...between, ...named];
}
const placeholder = /\{\{\s*(\w+)[^}]*\}\}/g;
/** The first words of a node, to know it by. What is filled in is named. */
export function firstWords(node: TreeNode, read: (key: string) => string): string {
  const [first] = listTexts(node);
  return first === undefined ? '' : read(first.key).replaceAll(placeholder, '[$1]');
}
