import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Place } from '../pointer.ts';
import { type ChangeLog, isSame } from './change-log.ts';
import { describeRule } from './describe-rule.ts';
import { describeActions, describeValue, isTagged, nameProp, type ReadWords } from './describe-value.ts';
import { diffValues } from './diff-values.ts';
import { findMoved } from './find-moved.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

interface PlacedNode {
  readonly node: JsonObject;
  readonly place: Place;
  readonly parent: string;
  readonly index: number;
}

/** Keys that hold other nodes; everything else of a node is compared as its own. */
const nestingKeys = new Set(['children', 'slots', 'fallback']);

const collect = (
  nodes: Map<string, PlacedNode>,
  value: unknown,
  place: Place,
  parent: string,
  index: number,
): void => {
  if (!isJsonObject(value) || typeof value.id !== 'string') return;
  nodes.set(value.id, { node: value, place, parent, index });
  const { id } = value;
  const visit = (list: unknown, listPlace: Place, owner: string): void => {
    if (Array.isArray(list))
      list.forEach((child, position) => collect(nodes, child, [...listPlace, position], owner, position));
  };
  visit(value.children, [...place, 'children'], id);
  if (isJsonObject(value.slots)) {
    for (const [name, list] of Object.entries(value.slots))
      visit(list, [...place, 'slots', name], `${id}#${name}`);
  }
  collect(nodes, value.fallback, [...place, 'fallback'], `${id}#fallback`, 0);
};

const nameNode = (node: JsonObject): string =>
  `${toText(node.type ?? node.use ?? node.slot)} "${toText(node.id)}"`;

/** Ids of the nodes below one parent, in order, that both sides have there. */
const listOrder = (
  nodes: ReadonlyMap<string, PlacedNode>,
  parent: string,
  shared: ReadonlySet<string>,
): readonly string[] =>
  [...nodes.values()]
    .filter((entry) => entry.parent === parent && shared.has(toText(entry.node.id)))
    .sort((a, b) => a.index - b.index)
    .map((entry) => toText(entry.node.id));

const ownParts = (node: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      // Words among the children belong to the node itself.
      key === 'children' && isJsonList(value)
        ? ['text', value.filter((child) => isJsonObject(child) && child.id === undefined)]
        : [key, nestingKeys.has(key) ? null : value],
    ),
  );

/** Words of the messages before and after. */
export interface Words {
  readonly old: ReadWords;
  readonly next: ReadWords;
}

const nameParent = (nodes: ReadonlyMap<string, PlacedNode>, parent: string): string => {
  const [id = '', slot] = parent.split('#');
  const node = nodes.get(id)?.node;
  const name = node === undefined ? 'the top' : nameNode(node);
  return slot === undefined ? name : `${slot} of ${name}`;
};

const diffShow = (log: ChangeLog, subject: string, place: Place, old: unknown, next: unknown): void => {
  const was = describeRule(old);
  if (next === undefined) log.add('changed', place, `${subject} is always shown, was when ${was}`);
  else if (old === undefined)
    log.add('changed', place, `${subject} is shown only when ${describeRule(next)}`);
  else log.add('changed', place, `${subject} is shown when ${describeRule(next)}, was when ${was}`);
};
const sayState = (value: unknown): string =>
  Array.isArray(value) ? `${String(value[0])} in state ${[value[1]].flat().join(' or ')}` : 'no flow';

const diffEvents = (log: ChangeLog, subject: string, place: Place, old: unknown, next: unknown): void => {
  const [was, is] = [isJsonObject(old) ? old : {}, isJsonObject(next) ? next : {}];
  for (const event of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (isSame(was[event], is[event])) continue;
    const [before, after] = [describeActions(was[event]), describeActions(is[event])];
    const sentence =
      before === after ? `${event} passes other values along` : `${event} ${after}, was ${before}`;
    log.add('changed', [...place, event], `${subject}: ${sentence}`);
  }
};

const asKey: ReadWords = (key) => key;
const sayTexts = (value: unknown, words: ReadWords): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((one: Json) => describeValue(one, words)).join(' and ')
    : 'nothing';

const diffProp = (
  log: ChangeLog,
  subject: string,
  name: string,
  pair: Pair,
  place: Place,
  words: Words,
): void => {
  const { old, next } = pair;
  const said = nameProp(name);
  if (!isTagged(old) && !isTagged(next)) return diffValues(log, subject, old, next, place, said);
  const [was, is] = [describeValue(old, words.old), describeValue(next, words.next)];
  if (old === undefined) log.add('added', place, `${subject}: ${said} was added, ${is}`);
  else if (next === undefined) log.add('removed', place, `${subject}: ${said} was removed, was ${was}`);
  else if (was === is) log.add('changed', place, `${subject}: ${said} is filled differently`);
  else log.add('changed', place, `${subject}: ${said} is now ${is}, was ${was}`);
};
interface Pair {
  readonly old: unknown;
  readonly next: unknown;
}

const diffPart = (
  log: ChangeLog,
  subject: string,
  key: string,
  pair: Pair,
  nodePlace: Place,
  words: Words,
): void => {
  const { old, next } = pair;
  const place = [...nodePlace, key === 'text' ? 'children' : key];
  switch (key) {
    case 'show':
      return diffShow(log, subject, place, old, next);
    case 'in':
      return log.add('changed', place, `${subject} belongs to ${sayState(next)}, was ${sayState(old)}`);
    case 'on':
      return diffEvents(log, subject, place, old, next);
    case 'text': {
      const [was, is] = [sayTexts(old, words.old), sayTexts(next, words.next)];
      const said = was === is ? [sayTexts(old, asKey), sayTexts(next, asKey)] : [was, is];
      return log.add('changed', place, `${subject} says ${said[1]}, was ${said[0]}`);
    }
    case 'props':
    case 'params': {
      const [was, is] = [isJsonObject(old) ? old : {}, isJsonObject(next) ? next : {}];
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        const pair = { old: readOwn(was, name), next: readOwn(is, name) };
        if (!isSame(pair.old, pair.next)) diffProp(log, subject, name, pair, [...place, name], words);
      }
      return;
    }
    default:
      return diffValues(log, subject, old, next, place, nameProp(key));
  }
};

const diffNode = (
  log: ChangeLog,
  subject: string,
  before: PlacedNode,
  after: PlacedNode,
  words: Words,
): void => {
  const [old, next] = [ownParts(before.node), ownParts(after.node)];
  for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
    if (isSame(old[key], next[key])) continue;
    diffPart(log, subject, key, { old: old[key], next: next[key] }, after.place, words);
  }
};

type PlacedNodes = ReadonlyMap<string, PlacedNode>;

const diffOrder = (log: ChangeLog, title: string, old: PlacedNodes, next: PlacedNodes): void => {
  const shared = new Set([...next.keys()].filter((id) => old.get(id)?.parent === next.get(id)?.parent));
  for (const parent of new Set([...next.values()].map((entry) => entry.parent))) {
    const [was, is] = [listOrder(old, parent, shared), listOrder(next, parent, shared)];
    for (const id of findMoved(was, is)) {
      const entry = next.get(id);
      if (entry === undefined) continue;
      const place = `from place ${was.indexOf(id) + 1} to place ${is.indexOf(id) + 1}`;
      log.add(
        'moved',
        entry.place,
        `${title}: ${nameNode(entry.node)} was moved ${place} in ${nameParent(next, parent)}`,
      );
    }
  }
};

/** Differences of two node trees by node id: added, removed, moved and changed nodes. */
export const diffNodes = (
  log: ChangeLog,
  title: string,
  before: unknown,
  after: unknown,
  words: Words,
): void => {
  const [old, next] = [new Map<string, PlacedNode>(), new Map<string, PlacedNode>()];
  collect(old, before, ['root'], '', 0);
  collect(next, after, ['root'], '', 0);
  for (const [id, entry] of next) {
    const oldNode = old.get(id);
    const subject = `${title}, ${nameNode(entry.node)}`;
    if (oldNode !== undefined) {
      if (oldNode.parent !== entry.parent) {
        const way = `from ${nameParent(old, oldNode.parent)} to ${nameParent(next, entry.parent)}`;
        log.add('moved', entry.place, `${subject} was moved ${way}`);
      }
      diffNode(log, subject, oldNode, entry, words);
    }
    // The content of an added node was added with it.
    else if (old.has(entry.parent.split('#')[0] ?? '') || entry.parent === '') {
      log.add('added', entry.place, `${title}: ${nameNode(entry.node)} was added`);
    }
  }
  for (const [id, entry] of old) {
    const isTop = next.has(entry.parent.split('#')[0] ?? '') || entry.parent === '';
    if (!next.has(id) && isTop)
      log.add('removed', entry.place, `${title}: ${nameNode(entry.node)} was removed`);
  }
  diffOrder(log, title, old, next);
};
