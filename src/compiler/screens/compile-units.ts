import type { PageDocument, SiteDocuments } from '../../protocol/document.ts';
import type { Json } from '../../protocol/json.ts';
import { hashText } from '../content-hash.ts';
import { hashDocument, type Memo } from '../memory.ts';
import type { SiteIndex } from '../site-index.ts';
import type { ScreenSource, SourcedScreen } from './compile-screen.ts';
import { type CompiledUnit, compileUnit } from './compile-unit.ts';
import { listFormFields } from './describe-scopes.ts';
import { listInlined, type Outlines } from './list-uses.ts';

/** The documents of a site as one check found them. */
export interface DocumentsByKind {
  readonly documents: SiteDocuments;
  /** Path → name of the content. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Paths of the documents that are safe to read. */
  readonly sound: ReadonlySet<string>;
  readonly outlines: Outlines;
}

/** What others see of a document: of a screen what it takes, of the shell its machines and data. */
const listSeen = (path: string, document: unknown): unknown => {
  const { params, machines, data } = (document ?? {}) as Readonly<Record<string, unknown>>;
  if (path === 'shell') return { machines, data };
  return params === undefined ? {} : { params };
};

/** A document that did not change is the same object, and so is what others see of it. */
const seenHashes = new WeakMap<object, string>();

const hashSeen = (path: string, document: unknown): string => {
  // Others see more of the shell than of a document that says the same.
  if (path === 'shell' || typeof document !== 'object' || document === null)
    return hashDocument(listSeen(path, document));
  const hash = seenHashes.get(document) ?? hashDocument(listSeen(path, document));
  seenHashes.set(document, hash);
  return hash;
};

/**
 * Everything that any screen can depend on, besides the fragments and menus in it, the words and what of
 * the site document it asks for. Of the settings that is which there are, of the forms which fields they have, and of
 * the theme nothing: it changes what tokens hold, never what a style says.
 */
const hashFrame = (site: SiteIndex, { documents, sound }: DocumentsByKind): string => {
  const given = Object.keys(documents)
    .sort()
    .map((path) => [path, sound.has(path), hashSeen(path, documents[path])]);
  const { pageNames, settingsType } = site;
  return hashText(JSON.stringify([given, pageNames, settingsType.schema as Json, listFormFields(site)]));
};

/** A page once for each route that gives it constants, and once as it is written where any other leads to it. */
const listPage = ({ facts }: SiteIndex, source: PageDocument): readonly ScreenSource[] => {
  const variants = facts.listVariants(source.id);
  const isPlain = variants.length === 0 || facts.listPathsTo(source.id).length > 0;
  const routes = [...(isPlain ? [null] : []), ...variants];
  return routes.map((route) => ({ kind: 'page', source, route }));
};

const listScreens = (site: SiteIndex): readonly ScreenSource[] => [
  ...(site.documents.shell === null ? [] : [{ kind: 'shell' as const, source: site.documents.shell }]),
  ...[...site.documents.pages.values()].flatMap((source) => listPage(site, source)),
  ...[...site.documents.modals.values()].map((source) => ({ kind: 'modal' as const, source })),
];

const pathOf = ({ kind, source }: ScreenSource): string =>
  kind === 'shell' ? 'shell' : `${kind}s/${source.id}`;

/** What is kept of compiled screens. */
export interface UnitMemory {
  readonly units: Memo<CompiledUnit>;
  /** Contents → the screen: one that was compiled again and came out the same is the same object. */
  readonly screens: Memo<SourcedScreen>;
}

/** Every screen, and every fragment that none uses, compiled or remembered. */
export const compileUnits = (
  site: SiteIndex,
  documents: DocumentsByKind,
  memory: UnitMemory,
): readonly CompiledUnit[] => {
  const { hashes, outlines } = documents;
  const frame = hashFrame(site, documents);
  const inlined = new Set<string>();
  const compile = (screen: ScreenSource): CompiledUnit => {
    const path = pathOf(screen);
    const parts = [...listInlined(outlines, path)].sort();
    for (const part of parts) inlined.add(part);
    const route = screen.kind === 'page' ? JSON.stringify(screen.route) : '';
    const key = [path, route, hashes.get(path), frame, ...parts.map((part) => hashes.get(part) ?? part)].join(
      ' ',
    );
    const make = (): CompiledUnit => {
      const unit = compileUnit(site, screen);
      const { sourced } = unit;
      return { ...unit, sourced: memory.screens.recall(hashText(JSON.stringify(sourced)), () => sourced) };
    };
    const isGood = ({ words, facts }: CompiledUnit): boolean =>
      words.isSame(site.locales) && facts.isSame(site.facts);
    return memory.units.recall(key, make, isGood);
  };
  const units = listScreens(site).map(compile);
  const alone = [...site.documents.fragments.values()].filter(({ id }) => !inlined.has(`fragments/${id}`));
  return [...units, ...alone.map((source) => compile({ kind: 'fragment', source }))];
};
