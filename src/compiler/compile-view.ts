import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Issue } from '../protocol/release/issue.ts';
import type { CompiledScreen } from '../protocol/release/release.ts';
import type { ScreenReads } from '../protocol/release/screen-reads.ts';
import { pluralEnding } from '../protocol/words/plural-forms.ts';
import type { Catalogue } from './catalogue.ts';
import { describeSource, indexSite } from './check-steps.ts';
import { createIssueLog } from './issue-log.ts';
import { type HashDocument, hashDocument } from './memory.ts';
import { toPointer } from './pointer.ts';
import { readDocuments } from './read-documents.ts';
import type { Memory } from './run-check.ts';
import type { CompiledUnit } from './screens/compile-unit.ts';
import { describeReads } from './screens/describe-reads.ts';
import { compileUnits } from './screens/compile-units.ts';
import { readBrandName } from './settings/resolve-settings.ts';
import type { SiteIndex } from './site-index.ts';
import { fillBrand } from './texts/placeholders.ts';

/** Where a node of a screen was written: in the screen's document, in a fragment or in a menu. */
export interface WrittenPlace {
  readonly document: string;
  readonly pointer: string;
}
/** A screen as it is now, whatever the rest of the site is like. */
export interface ScreenView {
  /** `shell`, `pages/home`, `modals/login`. */
  readonly document: string;
  readonly screen: CompiledScreen;
  /** Of each node, by its index. */
  readonly places: readonly WrittenPlace[];
  /** Class and its rule: a class is named by what it says, so that rules are only ever added. */
  readonly rules: readonly (readonly [string, string])[];
  /** What is wrong with the screen itself. What only the whole site knows, the check finds. */
  readonly issues: readonly Issue[];
}
export interface SiteView {
  readonly screens: readonly ScreenView[];
  /** The words of these screens in the language that was asked for. */
  readonly words: Readonly<Record<string, string>>;
  /** Where it was asked for; null where there is no such document. */
  readonly reads?: ScreenReads | null;
}
/** Which screens are open, and in which language. */
export interface ViewWish {
  readonly documents: readonly string[];
  readonly locale: string;
  /** A document of which is asked what its parts can read. */
  readonly reads?: string;
}

const toView = ({ sourced, styles, issues }: CompiledUnit): ScreenView => ({
  document: sourced.document,
  screen: sourced.screen,
  places: sourced.sources.map(({ document, place }) => ({ document, pointer: toPointer(place) })),
  rules: [...styles],
  issues,
});

const pickWords = ({ locales, settings }: SiteIndex, code: string, units: readonly CompiledUnit[]) => {
  const locale = locales.find((one) => one.code === code);
  if (locale === undefined) return {};
  const used = new Set(units.flatMap(({ texts }) => [...texts]));
  const brand = readBrandName(settings);
  return Object.fromEntries(
    [...locale.messages]
      .filter(([key]) => used.has(key) || used.has(key.replace(pluralEnding, '')))
      .map(([key, text]) => [key, brand === null ? text : fillBrand(text, locale.bcp47, brand)]),
  );
};

/**
 * The open screens of a site that is being edited, without the check of the whole: only what changed is compiled
 * again. It shares the memory of the checks, and leaves their rounds alone.
 */
export const compileView = (
  given: SiteDocuments,
  wish: ViewWish,
  catalogue: Catalogue,
  memory: Memory,
  hashOf: HashDocument = hashDocument,
): SiteView => {
  const log = createIssueLog();
  const read = readDocuments(given, hashOf, memory.documents);
  const source = describeSource(read, memory.steps, log);
  const site = indexSite(log, read.byKind, catalogue, source, memory.steps);
  const open = compileUnits(site, source, read, memory.screens).filter(({ sourced, isShipped }) =>
    isShipped ? wish.documents.includes(sourced.document) : false,
  );
  return {
    screens: open.map(toView),
    words: pickWords(site, wish.locale, open),
    ...(wish.reads === undefined ? {} : { reads: describeReads(site, wish.reads) }),
  };
};
