import { type ChangeLog, isSame } from './change-log.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { readNamedItems } from '../../protocol/json/named-items.ts';
import { describeMoves } from './describe-moves.ts';
import type { Place } from '../pointer.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { nameSetting, showSetting } from './setting-words.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const nameItem = (item: JsonObject, id: string): string => {
  const name = [item['label'], item['name']].find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : id;
};
interface Sides {
  readonly before: ReadonlyMap<string, JsonObject>;
  readonly after: ReadonlyMap<string, JsonObject>;
}
/** Items with ids are the same ones wherever they are: what was added, removed, changed and moved. */
const diffItems = (
  log: ChangeLog,
  title: string,
  { before, after }: Sides,
  place: Place,
  path: string,
): void => {
  const nameOf = (id: string): string => nameItem(after.get(id) ?? before.get(id) ?? {}, id);
  [...after].forEach(([id, item], index) => {
    const was = before.get(id);
    if (was === undefined) log.add('added', [...place, index], `${title}: ${path}: ${nameOf(id)} was added`);
    else diffValues(log, title, was, item, [...place, index], `${path}: ${nameOf(id)},`);
  });
  [...before.keys()].forEach((id, index) => {
    if (!after.has(id))
      log.add('removed', [...place, index], `${title}: ${path}: ${nameOf(id)} was taken out`);
  });
  const ids = [...after.keys()];
  for (const { id, words } of describeMoves([...before.keys()], ids, nameOf))
    log.add('moved', [...place, ids.indexOf(id)], `${title}: ${path}: ${nameOf(id)} ${words}`);
};

/** What a key is called behind the path to it: by its words where it is a setting, else as it is written. */
const nameKey = (log: ChangeLog, path: string, place: Place): string => {
  const key = place.at(-1);
  const words = nameSetting(log.document, place);
  const name = words ?? String(key);
  if (path === '' || name === '') return `${path}${name}`;
  if (path.endsWith(',')) return `${path} ${name}`;
  return isNamed(log, place) ? `${path}, ${name}` : `${path}.${name}`;
};
/** Whether the document calls its settings by words. */
const isNamed = (log: ChangeLog, place: Place): boolean =>
  nameSetting(log.document, place.slice(0, 1)) !== null;

/** Differences of two values key by key, each said as `<title>: <path> is now …`. */
export const diffValues = (
  log: ChangeLog,
  title: string,
  before: unknown,
  after: unknown,
  place: Place,
  path = '',
): void => {
  if (isSame(before, after)) return;
  const name = path === '' ? '' : isNamed(log, place) ? `“${path}” ` : `${path} `;
  const show = (value: unknown): string => showSetting(log.document, place, value);
  const items = { before: readNamedItems(before as Json), after: readNamedItems(after as Json) };
  if (before === undefined) log.add('added', place, `${title}: ${name}was added, ${show(after)}`);
  else if (after === undefined) log.add('removed', place, `${title}: ${name}was removed`);
  else if (items.before !== null && items.after !== null && path !== '')
    diffItems(log, title, { before: items.before, after: items.after }, place, path);
  else if (isJsonObject(before) && isJsonObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    for (const key of keys) {
      const inner = [...place, key];
      diffValues(log, title, readOwn(before, key), readOwn(after, key), inner, nameKey(log, path, inner));
    }
  } else log.add('changed', place, `${title}: ${name}is now ${show(after)}, was ${show(before)}`);
};
