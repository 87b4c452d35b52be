import type { Json } from '../../protocol/json/json.ts';
import { readPath } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { keepsCount, type AllFacts } from './fits.ts';
import { findNode, nameNode, readList, writeAt } from './layout-tree.ts';

/** Takes a node out of the document, with all in it. What comes next is selected. */
export function remove(document: Json, facts: AllFacts, id: string): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const parent = node.parent === null ? null : findNode(document, node.parent);
  const place = readList(document, node);
  if (parent === null || place === null) return refuse(`${nameNode(node)} is the page itself.`);
  const around = parent.parent === null ? null : findNode(document, parent.parent);
  const why = keepsCount(facts, parent, around);
  if (why !== null) return refuse(why);
  const rest = place.list.filter((_, index) => index !== place.index);
  const beside = rest[Math.min(place.index, rest.length - 1)];
  const next = beside === undefined ? undefined : readPath(beside, ['id']);
  return {
    ok: true,
    document: writeAt(document, place.listPath, rest),
    sentence: `${nameNode(node)} is deleted.`,
    select: typeof next === 'string' ? next : parent.id,
  };
}
