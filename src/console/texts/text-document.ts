import { pluralEnding } from '../../protocol/words/plural-forms.ts';
import type { DocumentSource, SiteOverview } from '../../protocol/calls/site.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** A language of the site with its texts. */
export interface Language {
  readonly locale: SiteOverview['locales'][number];
  readonly source: DocumentSource;
}
/** One text in one language. */
export interface Wording {
  readonly language: Language;
  /** Null where the language has none. */
  readonly draft: string | null;
  readonly live: string | null;
}
/** One text in every language that has it or should. */
export interface TextRow {
  readonly key: string;
  readonly wordings: readonly Wording[];
  readonly isChanged: boolean;
  /** Names that the portal fills in, as the live texts have them. */
  readonly parts: readonly string[];
}

/** The document of a language. */
export function pathOfTexts(code: string): string {
  return `locales/${code}`;
}
function readText(document: Json, key: string): string | null {
  const text = isJsonObject(document) && Object.hasOwn(document, key) ? document[key] : null;
  return typeof text === 'string' ? text : null;
}
/** `{{name}}` of a text. */
export function listParts(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);
}

function readRow(languages: readonly Language[], key: string): TextRow {
  const all = languages.map((language) => ({
    language,
    draft: readText(language.source.draft, key),
    live: readText(language.source.live, key),
  }));
  // Plural forms differ between languages: a form that a language does not have is not missing.
  const wordings = pluralEnding.test(key)
    ? all.filter(({ draft, live }) => draft !== null || live !== null)
    : all;
  const parts = wordings.flatMap(({ live, draft }) => listParts(live ?? draft ?? ''));
  return {
    key,
    wordings,
    isChanged: wordings.some(({ draft, live }) => draft !== live),
    // How many there are is given wherever something is counted.
    parts: [...new Set([...parts, ...(pluralEnding.test(key) ? ['count'] : [])])],
  };
}

/** Texts whose key or words contain the search, by key. */
export function findTexts(
  languages: readonly Language[],
  sought: string,
  onlyChanged: boolean,
): readonly TextRow[] {
  const objects = languages.flatMap(({ source }) => [source.draft, source.live]).filter(isJsonObject);
  const keys = [...new Set(objects.flatMap((document) => Object.keys(document)))].sort();
  const words = sought.toLowerCase();
  const has = (text: string | null) => text !== null && text.toLowerCase().includes(words);
  return keys
    .map((key) => readRow(languages, key))
    .filter(
      ({ key, wordings, isChanged }) =>
        (isChanged || !onlyChanged) && (has(key) || wordings.some(({ draft }) => has(draft))),
    );
}
/** The document with one text written. */
export function setText(document: Json, key: string, text: string): Json {
  return isJsonObject(document) ? ({ ...document, [key]: text } satisfies JsonObject) : document;
}
