import type { SiteDocuments } from '../protocol/document/document.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import { type Change, type ChangeLog, createChangeLog, isSame } from './diff/change-log.ts';
import { diffBrand } from './diff/diff-brand.ts';
import { diffMenu } from './diff/diff-menu.ts';
import { diffNodes, type Words } from './diff/diff-nodes.ts';
import { diffRegisterFields, diffWhitelabel } from './diff/diff-settings.ts';
import { diffRules } from './diff/diff-rules.ts';
import { diffValues } from './diff/diff-values.ts';
import { diffSuppressions } from './diff/diff-suppressions.ts';
import { isJsonObject } from '../protocol/json/json-patches.ts';
import { toText } from '../protocol/json/to-text.ts';
import { readOwn } from '../protocol/json/read-own.ts';

export type { Change };

const titles: Readonly<Record<string, string>> = {
  site: 'Site',
  shell: 'Frame',
  'settings/register-fields': 'Registration',
  'settings/whitelabel': 'Whitelabel',
  'settings/brand': 'Brand',
  'settings/limits': 'Limits',
  'settings/jurisdiction': 'Market profile',
  'settings/media': 'Media',
  'themes/default': 'Theme',
};
const kinds: Readonly<Record<string, string>> = {
  pages: 'Page',
  modals: 'Modal',
  fragments: 'Fragment',
  menus: 'Menu',
  locales: 'Texts',
  forms: 'Form',
  settings: 'Settings',
  themes: 'Theme',
};
const titleOf = (path: string): string => {
  const [kind = '', name = ''] = path.split('/', 2);
  return titles[path] ?? `${kinds[kind] ?? kind} ${name}`.trim();
};

/** A text in the default language, or its fallback. */
const readText = (documents: SiteDocuments, key: unknown, otherwise: string): string => {
  const site = documents['site'];
  const locale =
    isJsonObject(site) && typeof site.defaultLocale === 'string'
      ? documents[`locales/${site.defaultLocale}`]
      : null;
  const words = isJsonObject(locale) && typeof key === 'string' ? readOwn(locale, key) : null;
  return typeof words === 'string' ? words : otherwise;
};

/** Words of a menu entry in the default language, or its id. */
const nameEntry =
  (documents: SiteDocuments) =>
  (item: JsonObject): string =>
    readText(documents, isJsonObject(item.label) ? item.label.$t : null, toText(item.id));

const diffLayout = (
  log: ChangeLog,
  path: string,
  before: JsonObject,
  after: JsonObject,
  words: Words,
): void => {
  const { root: oldRoot, rules: oldRules, ...old } = before;
  const { root: newRoot, rules: newRules, ...next } = after;
  diffValues(log, titleOf(path), old, next, []);
  diffRules(log, titleOf(path), oldRules, newRules);
  diffNodes(log, titleOf(path), oldRoot, newRoot, words);
};

const showWords = (value: unknown): string => {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value ?? null);
  return text.length > 140 ? `${text.slice(0, 138)}…` : text;
};

const diffMessages = (log: ChangeLog, path: string, before: JsonObject, after: JsonObject): void => {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [readOwn(before, key), readOwn(after, key)];
    if (isSame(old, next)) continue;
    const kind = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    const [was, is] = [showWords(old), showWords(next)];
    const words = {
      added: `is new and reads ${is}`,
      removed: `was taken out, it read ${was}`,
      changed: `reads ${is}, was ${was}`,
    }[kind];
    log.add(kind, [key], `${titleOf(path)}: "${key}" ${words}`);
  }
};

/** Whatever a document leaves out of the check comes first, in words; the rest by its kind. */
const diffDocument = (
  log: ChangeLog,
  path: string,
  old: JsonObject,
  next: JsonObject,
  sides: { readonly old: SiteDocuments; readonly next: SiteDocuments },
): void => {
  const documents = sides.next;
  diffSuppressions(log, titleOf(path), old.suppress, next.suppress);
  const { suppress: _old, ...before } = old;
  const { suppress: _next, ...after } = next;
  const words: Words = {
    old: (key) => readText(sides.old, key, key),
    next: (key) => readText(sides.next, key, key),
  };
  const nameField = (field: string): string => readText(documents, `form.${field}.label`, field);
  if (path === 'settings/register-fields') diffRegisterFields(log, before, after, nameField);
  else if (path === 'settings/whitelabel') diffWhitelabel(log, before, after);
  else if (path === 'settings/brand') diffBrand(log, titleOf(path), before, after);
  else if (path.startsWith('menus/'))
    diffMenu(log, path.slice('menus/'.length), before, after, nameEntry(documents));
  else if (path.startsWith('locales/')) diffMessages(log, path, before, after);
  else if (path === 'shell' || /^(pages|modals|fragments)\//.test(path))
    diffLayout(log, path, before, after, words);
  else diffValues(log, titleOf(path), before, after, []);
};

/**
 * What changes for people between two document sets, one sentence per change, by document path and
 * place. Documents may hold anything: what has no known shape is compared key by key.
 */
export const diffSites = (before: SiteDocuments, after: SiteDocuments): readonly Change[] => {
  const changes: Change[] = [];
  for (const path of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
    const [old, next] = [before[path], after[path]];
    if (isSame(old, next)) continue;
    const log = createChangeLog(path, changes);
    const count = changes.length;
    if (old === undefined) log.add('added', [], `${titleOf(path)} was added`);
    else if (next === undefined) log.add('removed', [], `${titleOf(path)} was taken out`);
    else if (isJsonObject(old) && isJsonObject(next))
      diffDocument(log, path, old, next, { old: before, next: after });
    // A change that no sentence was found for is still a change.
    if (changes.length === count) log.add('changed', [], `${titleOf(path)} was changed`);
  }
  return changes;
};
