import type { Json } from '../../protocol/json/json.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { keepsCount, type AllFacts } from './fits.ts';
import { findNode, nameNode, readList, writeAt } from './layout-tree.ts';
import { withFreeNames } from './names.ts';

/** Puts a copy after the node. Every name in it is new, and what named one another still does. */
export function duplicate(document: Json, facts: AllFacts, id: string): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  const place = readList(document, node);
  if (parent === null || place === null) return refuse(`${nameNode(node)} is the page itself.`);
  const around = parent.parent === null ? null : findNode(document, parent.parent);
  const why = keepsCount(facts, parent, around);
  if (why !== null) return refuse(why);
  const copy = withFreeNames(document, node.value);
  const after = place.index + 1;
  return {
    ok: true,
    document: writeAt(document, place.listPath, [
      ...place.list.slice(0, after),
      copy,
      ...place.list.slice(after),
    ]),
    sentence: `A copy of ${nameNode(node)} comes after it.`,
    select: typeof copy['id'] === 'string' ? copy['id'] : id,
  };
}
