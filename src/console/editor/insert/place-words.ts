import { findNode, listNodes, nameNode, type TreeNode } from '../../../editing/commands/layout-tree.ts';
import type { Place } from '../../../editing/commands/places.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { editorMessages } from '../editor-messages.ts';
import { firstWords } from '../node-words.ts';
import type { PickOption } from './pick-dialog.tsx';

const { pick: words, outline } = editorMessages;
const longest = 40;
const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A part with the first words in it, so that one stack is known from another. */
function nameWithWords(nodes: readonly TreeNode[], node: TreeNode, read: (key: string) => string): string {
  if (node.parent === null) return outline.page;
  const first = firstWords(node, read);
  if (first !== '') return outline.rows(nameNode(node), shorten(first));
  const inner = nodes
    .filter((one) => one.path.length > node.path.length)
    .filter((one) => node.path.every((key, index) => one.path[index] === key));
  const text = inner.map((one) => firstWords(one, read)).find((one) => one !== '') ?? '';
  return outline.rows(nameNode(node), shorten(text));
}

export const placeId = ({ parent, slot, after }: Place): string =>
  [parent, slot ?? '', after ?? ''].join('~');

/** Places as lines of a list: what comes before, and what it is in. */
export function describePlaces(
  document: Json,
  places: readonly Place[],
  read: (key: string) => string,
): readonly PickOption[] {
  const nodes = listNodes(document);
  return places.flatMap((place) => {
    const parent = findNode(document, place.parent);
    const after = place.after === null ? null : findNode(document, place.after);
    if (parent === null) return [];
    const inside = nameWithWords(nodes, parent, read);
    const label = after === null ? words.first(inside) : words.after(nameWithWords(nodes, after, read));
    const hint = after === null ? '' : words.inside(inside);
    const slot = place.slot === null ? '' : words.slot(place.slot);
    return [{ id: placeId(place), label, hint: [hint, slot].filter(Boolean).join(' ') }];
  });
}
