import type { SiteDocuments } from '../protocol/document.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { SiteDocumentsByKind } from './site-index.ts';

/** The documents of a folder, by the name below it. */
const pick = <Document>(
  documents: SiteDocuments,
  sound: ReadonlySet<string>,
  folder: string,
): ReadonlyMap<string, Document> =>
  new Map(
    Object.keys(documents)
      .filter((path) => path.startsWith(`${folder}/`) && sound.has(path))
      .sort()
      .map((path) => [path.slice(folder.length + 1), documents[path] as Document]),
  );

const single = <Document>(
  documents: SiteDocuments,
  sound: ReadonlySet<string>,
  path: string,
): Document | null => (sound.has(path) ? (documents[path] as Document) : null);

const pairForms = (parts: ReadonlyMap<string, JsonObject>): SiteDocumentsByKind['forms'] => {
  const forms = new Map<string, { schema: JsonObject; ui: JsonObject }>();
  for (const [name, schema] of parts) {
    if (!name.endsWith('.schema')) continue;
    const id = name.slice(0, -'.schema'.length);
    const ui = parts.get(`${id}.ui`);
    if (ui !== undefined) forms.set(id, { schema, ui });
  }
  return forms;
};

/** Sorts the documents whose shape is sound by kind. */
export const sortDocuments = (documents: SiteDocuments, sound: ReadonlySet<string>): SiteDocumentsByKind => ({
  site: single(documents, sound, 'site'),
  shell: single(documents, sound, 'shell'),
  pages: pick(documents, sound, 'pages'),
  modals: pick(documents, sound, 'modals'),
  fragments: pick(documents, sound, 'fragments'),
  menus: pick(documents, sound, 'menus'),
  settings: pick(documents, sound, 'settings'),
  theme: single(documents, sound, 'themes/default'),
  locales: pick(documents, sound, 'locales'),
  forms: pairForms(pick(documents, sound, 'forms')),
  known: new Set(Object.keys(documents)),
});
