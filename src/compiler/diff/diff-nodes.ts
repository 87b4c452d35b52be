import type { JsonObject } from '../../protocol/json.ts';
import type { Place } from '../pointer.ts';
import { type ChangeLog, isObject, isSame } from './change-log.ts';
import { diffValues } from './diff-values.ts';

interface FoundNode {
  readonly node: JsonObject;
  readonly place: Place;
  readonly parent: string;
  readonly index: number;
}

/** Keys that hold other nodes; everything else of a node is compared as its own. */
const nestingKeys = new Set(['children', 'slots', 'fallback']);

const collect = (
  found: Map<string, FoundNode>,
  value: unknown,
  place: Place,
  parent: string,
  index: number,
): void => {
  if (!isObject(value) || typeof value.id !== 'string') return;
  found.set(value.id, { node: value, place, parent, index });
  const { id } = value;
  const visit = (list: unknown, at: Place, owner: string): void => {
    if (Array.isArray(list))
      list.forEach((child, position) => collect(found, child, [...at, position], owner, position));
  };
  visit(value.children, [...place, 'children'], id);
  if (isObject(value.slots)) {
    for (const [name, list] of Object.entries(value.slots))
      visit(list, [...place, 'slots', name], `${id}#${name}`);
  }
  collect(found, value.fallback, [...place, 'fallback'], `${id}#fallback`, 0);
};

const nameNode = (node: JsonObject): string =>
  `${String(node.type ?? node.use ?? node.slot)} "${String(node.id)}"`;

/** Ids of the nodes below one parent, in order, that both sides have there. */
const listOrder = (
  found: ReadonlyMap<string, FoundNode>,
  parent: string,
  shared: ReadonlySet<string>,
): readonly string[] =>
  [...found.values()]
    .filter((entry) => entry.parent === parent && shared.has(String(entry.node.id)))
    .sort((a, b) => a.index - b.index)
    .map((entry) => String(entry.node.id));

const ownParts = (node: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      // Words among the children belong to the node itself.
      key === 'children' && Array.isArray(value)
        ? ['text', value.filter((child) => isObject(child) && child.id === undefined)]
        : [key, nestingKeys.has(key) ? null : value],
    ),
  );

const diffNode = (log: ChangeLog, title: string, before: FoundNode, after: FoundNode): void => {
  const own = `${title}, ${nameNode(after.node)}`;
  if (before.parent !== after.parent) log.add('moved', after.place, `${own} was moved`);
  const [old, next] = [ownParts(before.node), ownParts(after.node)];
  for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
    if (isSame(old[key], next[key])) continue;
    if (key === 'show' || key === 'in')
      log.add('changed', [...after.place, key], `${own} is shown under another condition`);
    else if (key === 'on') log.add('changed', [...after.place, key], `${own} does something else`);
    else if (key === 'text') log.add('changed', [...after.place, 'children'], `${own} has other words`);
    else diffValues(log, own, old[key], next[key], [...after.place, key], key === 'props' ? '' : key);
  }
};

/** Differences of two node trees by node id: added, removed, moved and changed nodes. */
export const diffNodes = (log: ChangeLog, title: string, before: unknown, after: unknown): void => {
  const [old, next] = [new Map<string, FoundNode>(), new Map<string, FoundNode>()];
  collect(old, before, ['root'], '', 0);
  collect(next, after, ['root'], '', 0);
  for (const [id, entry] of next) {
    const known = old.get(id);
    if (known !== undefined) diffNode(log, title, known, entry);
    // What stands in an added node was added with it.
    else if (old.has(entry.parent.split('#')[0] ?? '') || entry.parent === '') {
      log.add('added', entry.place, `${title}: ${nameNode(entry.node)} was added`);
    }
  }
  for (const [id, entry] of old) {
    const isTop = next.has(entry.parent.split('#')[0] ?? '') || entry.parent === '';
    if (!next.has(id) && isTop)
      log.add('removed', entry.place, `${title}: ${nameNode(entry.node)} was removed`);
  }
  const shared = new Set([...next.keys()].filter((id) => old.get(id)?.parent === next.get(id)?.parent));
  for (const parent of new Set([...next.values()].map((entry) => entry.parent))) {
    if (isSame(listOrder(old, parent, shared), listOrder(next, parent, shared))) continue;
    const place = next.get(parent.split('#')[0] ?? '')?.place ?? ['root'];
    log.add('moved', place, `${title}: what stands in "${parent}" has another order`);
  }
};
