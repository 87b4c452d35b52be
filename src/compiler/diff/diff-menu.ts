import type { JsonObject } from '../../protocol/json/json.ts';
import type { Place } from '../pointer.ts';
import { type ChangeLog, isSame } from './change-log.ts';
import { describeMoves } from './describe-moves.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

interface PlacedItem {
  readonly item: JsonObject;
  readonly place: Place;
  readonly parent: string;
}

const collect = (items: unknown, place: Place, parent: string, byId: Map<string, PlacedItem>): void => {
  if (!Array.isArray(items)) return;
  items.forEach((item, index) => {
    if (!isJsonObject(item) || typeof item.id !== 'string') return;
    byId.set(`${parent}/${item.id}`, { item, place: [...place, index], parent });
    collect(item.children, [...place, index, 'children'], `${parent}/${item.id}`, byId);
  });
};

const listOrder = (byId: ReadonlyMap<string, PlacedItem>, parent: string): readonly string[] =>
  [...byId].filter(([, entry]) => entry.parent === parent).map(([key]) => key);

/** Differences of a menu; `nameOf` gives the words of an entry. */
export const diffMenu = (
  log: ChangeLog,
  menu: string,
  before: JsonObject,
  after: JsonObject,
  nameOf: (item: JsonObject) => string,
): void => {
  const [old, next] = [new Map<string, PlacedItem>(), new Map<string, PlacedItem>()];
  collect(before.items, ['items'], '', old);
  collect(after.items, ['items'], '', next);
  const title = `Menu ${menu}`;
  for (const [key, { item, place }] of next) {
    const was = old.get(key)?.item;
    if (was === undefined) {
      log.add('added', place, `${title}: ${nameOf(item)} was added`);
      continue;
    }
    if ((was.hidden === true) !== (item.hidden === true)) {
      log.add(
        'changed',
        [...place, 'hidden'],
        `${title}: ${nameOf(item)} ${item.hidden === true ? 'hidden' : 'shown'}`,
      );
    }
    if (!isSame(was.label, item.label))
      log.add('changed', [...place, 'label'], `${title}: ${nameOf(was)} is now ${nameOf(item)}`);
    if (!isSame(was.icon, item.icon))
      log.add('changed', [...place, 'icon'], `${title}: ${nameOf(item)} has another icon`);
    if (!isSame(was.show, item.show))
      log.add('changed', [...place, 'show'], `${title}: ${nameOf(item)} is shown under another condition`);
    if (!isSame(was.panel, item.panel))
      log.add('changed', [...place, 'panel'], `${title}: ${nameOf(item)} opens something else`);
    if (!isSame(was.do, item.do))
      log.add('changed', [...place, 'do'], `${title}: ${nameOf(item)} does something else`);
  }
  for (const [key, { item, place }] of old) {
    if (!next.has(key)) log.add('removed', place, `${title}: ${nameOf(item)} was taken out`);
  }
  for (const parent of new Set([...next.values()].map((entry) => entry.parent))) {
    const nameKey = (key: string): string => nameOf(next.get(key)?.item ?? {});
    for (const { id, words } of describeMoves(listOrder(old, parent), listOrder(next, parent), nameKey))
      log.add('moved', next.get(id)?.place ?? ['items'], `${title}: ${nameKey(id)} ${words}`);
  }
};
