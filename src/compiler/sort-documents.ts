import type { SiteDocuments } from '../protocol/document/document.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import type { SiteDocumentsByKind } from './documents-by-kind.ts';

/** The documents of a folder, by the name below it. */
const pick = <Document>(documents: SiteDocuments, folder: string): ReadonlyMap<string, Document> =>
  new Map(
    Object.keys(documents)
      .filter((path) => path.startsWith(`${folder}/`))
      .sort()
      .map((path) => [path.slice(folder.length + 1), documents[path] as Document]),
  );

const single = <Document>(documents: SiteDocuments, path: string): Document | null =>
  Object.hasOwn(documents, path) ? (documents[path] as Document) : null;

type Form = { readonly schema: JsonObject; readonly ui: JsonObject };

const pairForms = (parts: ReadonlyMap<string, JsonObject>): Map<string, Form> => {
  const forms = new Map<string, Form>();
  for (const [name, schema] of parts) {
    if (!name.endsWith('.schema')) continue;
    const id = name.slice(0, -'.schema'.length);
    const ui = parts.get(`${id}.ui`);
    if (ui !== undefined) forms.set(id, { schema, ui });
  }
  return forms;
};

/** `pages` of `pages/home`. */
export const folderOf = (path: string): string => path.split('/', 1)[0] ?? path;

/** Maps with the same entries are one object, so that who was given the former one sees that nothing changed. */
const share = <Value>(
  former: ReadonlyMap<string, Value> | undefined,
  now: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> => {
  if (former?.size !== now.size) return now;
  for (const [name, value] of now) if (former.get(name) !== value) return now;
  return former;
};
const shareNames = (former: ReadonlySet<string> | undefined, names: readonly string[]): ReadonlySet<string> =>
  former?.size === names.length && names.every((name) => former.has(name)) ? former : new Set(names);

/**
 * Sorts what can be read of the documents by kind. Kinds in which nothing changed are the objects of the
 * former sorting.
 * @param paths Paths of all documents, also of those of which nothing can be read
 * @param changed Folders with other documents than at the former sorting, where the names are the same; else all
 */
export const sortDocuments = (
  documents: SiteDocuments,
  paths: Iterable<string>,
  former?: SiteDocumentsByKind,
  changed?: ReadonlySet<string>,
): SiteDocumentsByKind => {
  const isSame = (folder: string): boolean => changed?.has(folder) === false;
  const pickKind = <Document>(
    folder: string,
    last: ReadonlyMap<string, Document> | undefined,
  ): ReadonlyMap<string, Document> =>
    last !== undefined && isSame(folder) ? last : share(last, pick<Document>(documents, folder));
  const sortForms = (): SiteDocumentsByKind['forms'] => {
    if (former !== undefined && isSame('forms')) return former.forms;
    const forms = pairForms(pick(documents, 'forms'));
    for (const [id, { schema, ui }] of forms) {
      const last = former?.forms.get(id);
      if (last?.schema === schema && last.ui === ui) forms.set(id, last);
    }
    return share(former?.forms, forms);
  };
  return {
    site: single(documents, 'site'),
    shell: single(documents, 'shell'),
    pages: pickKind('pages', former?.pages),
    modals: pickKind('modals', former?.modals),
    fragments: pickKind('fragments', former?.fragments),
    menus: pickKind('menus', former?.menus),
    settings: pickKind('settings', former?.settings),
    theme: single(documents, 'themes/default'),
    locales: pickKind('locales', former?.locales),
    forms: sortForms(),
    known:
      former !== undefined && changed !== undefined ? former.known : shareNames(former?.known, [...paths]),
  };
};
