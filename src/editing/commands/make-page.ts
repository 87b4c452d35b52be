import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import type { PageTemplate } from '../templates/page-templates.ts';
import { refuse, type Refused } from './command.ts';
import { idOf } from './insert.ts';
import { freeName } from './names.ts';

export interface PageWish {
  readonly title: string;
  readonly text: string;
  /** Words of the button, for a template that has one. */
  readonly button: string;
  readonly leads: string;
  readonly picture: string;
  readonly path: string;
  readonly access: 'anyone' | 'visitor' | 'member' | 'agent';
  /** Document of the menu that gets an entry; null for none. */
  readonly menu: string | null;
  readonly template: PageTemplate;
}
/** What there is already. */
export interface PageSite {
  /** The document of routes. */
  readonly site: Json;
  readonly menu: Json | null;
  /** Paths of all documents. */
  readonly documents: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}
export interface MadePage {
  readonly ok: true;
  readonly document: string;
  readonly page: JsonObject;
  readonly site: Json;
  /** Null where no menu gets an entry. */
  readonly menu: Json | null;
  readonly texts: Readonly<Record<string, string>>;
  readonly sentence: string;
}

/** The name of a page as part of an address: `Summer days!` is `summer-days`. */
export const toAddress = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const addressPattern = /^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const routesOf = (site: Json): readonly JsonObject[] =>
  isJsonObject(site) && isJsonList(site['routes']) ? site['routes'].filter(isJsonObject) : [];
const pathsOf = (route: JsonObject): readonly Json[] => [
  route['path'] ?? '',
  ...(isJsonList(route['aliases']) ? route['aliases'] : []),
];
const addTo = (document: Json, list: string, item: JsonObject): Json => {
  if (!isJsonObject(document)) return document;
  const items = document[list];
  return { ...document, [list]: [...(isJsonList(items) ? items : []), item] };
};
const whyNot = ({ title, path }: PageWish, { site }: PageSite): string | null => {
  if (title.trim() === '') return 'A page needs a title.';
  if (!addressPattern.test(path))
    return 'An address is a slash and words of small letters and digits, such as /summer-days.';
  return routesOf(site).some((route) => pathsOf(route).includes(path))
    ? `Another page is at ${path} already.`
    : null;
};

/** A page with its address, its words and its entry in a menu, as one edit. */
export function makePage(wish: PageWish, around: PageSite): MadePage | Refused {
  const why = whyNot(wish, around);
  if (why !== null) return refuse(why);
  const { path, template, access } = wish;
  const names = new Set([
    ...[...around.documents].map((document) => document.replace(/^pages\//, '')),
    ...routesOf(around.site).map(idOf),
  ]);
  const id = freeName(toAddress(path), names);
  const key = (name: string): string => freeName(`${id}.${name}`, around.keys);
  const keys = { title: key('title'), text: key('text'), button: key('button') };
  const texts = {
    [keys.title]: wish.title.trim(),
    [keys.text]: wish.text.trim(),
    ...(template.hasButton ? { [keys.button]: wish.button.trim() } : {}),
  };
  const empty = Object.values(texts).some((text) => text === '');
  if (empty) return refuse('Each of the words is needed: a page without them says nothing.');
  const page: JsonObject = {
    $schema: '../../schemas/layout/page.schema.json',
    language: 1,
    id,
    title: { $t: keys.title },
    access,
    chrome: { header: true, sideMenu: true, footer: true },
    root: template.root({ ...keys, leads: wish.leads, picture: wish.picture }),
  };
  const entry = { id, label: { $t: keys.title }, do: [{ do: 'navigate', to: id }] };
  return {
    ok: true,
    document: `pages/${id}`,
    page,
    site: addTo(around.site, 'routes', { id, path, page: id }),
    menu: around.menu === null ? null : addTo(around.menu, 'items', entry),
    texts,
    sentence: `The page “${wish.title.trim()}” is made at ${path}.`,
  };
}
