import type {
  FragmentDocument,
  MenuDocument,
  ModalDocument,
  PageDocument,
  ShellDocument,
  SiteDocument,
} from '../protocol/document/document.ts';
import type { JsonObject } from '../protocol/json/json.ts';

/** The documents of a site, sorted by kind, after their shape was checked. Broken ones are left out. */
export interface SiteDocumentsByKind {
  readonly site: SiteDocument | null;
  readonly shell: ShellDocument | null;
  readonly pages: ReadonlyMap<string, PageDocument>;
  readonly modals: ReadonlyMap<string, ModalDocument>;
  readonly fragments: ReadonlyMap<string, FragmentDocument>;
  readonly menus: ReadonlyMap<string, MenuDocument>;
  /** `register-fields`, `whitelabel`, `brand`, `limits` → the document. */
  readonly settings: ReadonlyMap<string, JsonObject>;
  readonly theme: JsonObject | null;
  /** `EN` → messages as stored. */
  readonly locales: ReadonlyMap<string, JsonObject>;
  /** `register` → its schema and ui schema. */
  readonly forms: ReadonlyMap<string, { readonly schema: JsonObject; readonly ui: JsonObject }>;
  /** Every document path that exists, broken or not: `pages/register`. */
  readonly known: ReadonlySet<string>;
}

/** The ids of the documents of a kind, broken ones too: a broken target is not a missing one. */
export const listKnownIds = (
  documents: Pick<SiteDocumentsByKind, 'known'>,
  kind: string,
): readonly string[] =>
  [...documents.known].flatMap((path) => (path.startsWith(`${kind}/`) ? [path.slice(kind.length + 1)] : []));

/** The ids of all forms, those too of which a document is broken or missing: that is said where it is. */
export const listKnownForms = ({ known }: Pick<SiteDocumentsByKind, 'known'>): readonly string[] => [
  ...new Set([...known].flatMap((path) => /^forms\/(.+)\.(?:schema|ui)$/.exec(path)?.[1] ?? [])),
];
