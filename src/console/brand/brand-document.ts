import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

export const brandPath = 'settings/brand';
/** Its hosts are those that links may lead to. */
export const sitePath = 'site';

export type TextKey =
  | 'name'
  | 'copyrightYear'
  | 'licence'
  | 'currency'
  | 'currencySymbol'
  | 'timeZone'
  | 'supportEmail'
  | 'supportUrl'
  | 'iosApp'
  | 'androidApp'
  | 'inviteAddress';
export type ListKey = 'messaging' | 'socials' | 'licenceMarks';
export type ItemKey = 'label' | 'address' | 'icon' | 'name' | 'image';

/** As in `schemas/settings/brand.schema.json`. */
export const mostItems: Readonly<Record<ListKey, number>> = { messaging: 2, socials: 2, licenceMarks: 6 };
export const channelIcons = ['headset', 'phone', 'mail', 'users', 'globe'] as const;

/** The brand of a document; null where the site has none. */
export function readBrand(document: Json): JsonObject | null {
  return isJsonObject(document) ? document : null;
}
/** A draft may hold anything: what is no text is shown as it would be typed. */
export function readLine(holder: JsonObject, key: string): string {
  const value = holder[key];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
/** The entries of a list; what is no entry is left to the check. */
export function readItems(brand: JsonObject, list: ListKey): readonly JsonObject[] {
  const items = brand[list];
  return Array.isArray(items) ? items.filter(isJsonObject) : [];
}
/** Ids of entries for the screen: their own, else their place. */
export function nameItems(items: readonly JsonObject[]): readonly string[] {
  return items.map((item, index) => {
    const id = item['id'];
    const isAlone = typeof id === 'string' && items.filter((other) => other['id'] === id).length === 1;
    return isAlone ? id : `#${index}`;
  });
}

const required: readonly TextKey[] = ['name', 'copyrightYear', 'licence', 'currency', 'currencySymbol'];

/** A year as a number; null for what is none. */
export function readYear(text: string): number | null {
  return /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
}
/** The document with a line written; an optional line that is empty is removed. */
export function setLine(document: Json, key: TextKey, text: string): Json {
  if (!isJsonObject(document)) return document;
  if (text === '' && !required.includes(key)) {
    const { [key]: _taken, ...rest } = document;
    return rest;
  }
  // What is no year stays as it was typed: the check says so and nothing is lost.
  const year = key === 'copyrightYear' ? readYear(text) : null;
  return { ...document, [key]: year ?? text };
}
export const switchKeys = ['loginedToHomePage', 'supportInPage'] as const;
export type SwitchKey = (typeof switchKeys)[number];
export function setSwitch(document: Json, key: SwitchKey, isOn: boolean): Json {
  return isJsonObject(document) ? { ...document, [key]: isOn } : document;
}
/** The picture of the logo; without one, the mark that comes with the portal. */
export function setLogo(document: Json, picture: string): Json {
  if (!isJsonObject(document)) return document;
  const { logo: _taken, ...rest } = document;
  return picture === '' ? rest : { ...rest, logo: picture };
}
function writeItems(
  document: Json,
  list: ListKey,
  write: (items: readonly JsonObject[]) => readonly JsonObject[],
): Json {
  if (!isJsonObject(document)) return document;
  const items = write(readItems(document, list));
  if (items.length > 0) return { ...document, [list]: [...items] };
  const { [list]: _taken, ...rest } = document;
  return rest;
}
export function setItem(document: Json, list: ListKey, index: number, key: ItemKey, text: string): Json {
  return writeItems(document, list, (items) =>
    items.map((item, itemIndex) => (itemIndex === index ? { ...item, [key]: text } : item)),
  );
}
/** A new entry with an id that no other has; its lines are empty until they are typed. */
export function addItem(document: Json, list: ListKey): Json {
  return writeItems(document, list, (items) => {
    const stem = list === 'licenceMarks' ? 'mark' : 'link';
    const ids = new Set(items.map((item) => item['id']));
    const numbers = Array.from({ length: items.length + 1 }, (_, index) => `${stem}-${index + 1}`);
    const id = numbers.find((name) => !ids.has(name)) ?? stem;
    const rest: JsonObject =
      list === 'licenceMarks'
        ? { name: '', image: '' }
        : { label: '', icon: list === 'messaging' ? 'headset' : 'globe', address: '' };
    return [...items, { id, ...rest }];
  });
}
export function removeItem(document: Json, list: ListKey, index: number): Json {
  return writeItems(document, list, (items) => items.filter((_, itemIndex) => itemIndex !== index));
}
export function moveItem(document: Json, list: ListKey, index: number, by: -1 | 1): Json {
  return writeItems(document, list, (items) => {
    const to = index + by;
    if (to < 0 || to >= items.length) return items;
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(index, 1));
    return moved;
  });
}
/** A list as it is live. */
export function resetItems(document: Json, live: JsonObject, list: ListKey): Json {
  return writeItems(document, list, () => readItems(live, list));
}

export const mirrorKeys = ['imageCDNs', 'launchGameCDNs'] as const;
export type MirrorKey = (typeof mirrorKeys)[number];
const scheme = 'https://';
/** Hosts that mirror pictures or games; the document has them as origins. */
export function readMirrors(brand: JsonObject, key: MirrorKey): readonly string[] {
  const origins = brand[key];
  return Array.isArray(origins)
    ? origins.filter((origin) => typeof origin === 'string').map((origin) => origin.replace(scheme, ''))
    : [];
}
export function setMirrors(document: Json, key: MirrorKey, hosts: readonly string[]): Json {
  if (!isJsonObject(document)) return document;
  const { [key]: _taken, ...rest } = document;
  return hosts.length === 0 ? rest : { ...rest, [key]: hosts.map((host) => `${scheme}${host}`) };
}

/** Hosts that links may lead to, of the `site` document. */
export function readHosts(site: Json): readonly string[] {
  const hosts = isJsonObject(site) ? site['externalHosts'] : undefined;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}
export function setHosts(site: Json, hosts: readonly string[]): Json {
  return isJsonObject(site) ? { ...site, externalHosts: [...hosts] } : site;
}
