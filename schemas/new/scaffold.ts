import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printDocument } from '../../src/notation/print-document.ts';
import { readWriting } from '../../src/notation/read.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { printJson } from '../../src/protocol/json/print-json.ts';

/** The files of a new thing: path from the root → content. */
export interface Scaffold {
  /** Files that must not be there yet. */
  readonly added: Readonly<Record<string, string>>;
  /** Files that are there, with the new thing in them. */
  readonly changed: Readonly<Record<string, string>>;
  /** What is left to do, in order. */
  readonly next: readonly string[];
}
/** A name that cannot be taken: said to the person in one sentence. */
export class RefusedName extends Error {}

export interface Kind {
  /** How names of this kind look, and an example. */
  readonly pattern: RegExp;
  readonly example: string;
  readonly make: (root: string, name: string) => Scaffold;
}

type JsonRecord = Record<string, unknown>;
/** Documents have a print that formatters do not touch. */
export const isDocument = (path: string): boolean => /^(layouts|locales|schemas\/forms)\//.test(path);

/** A JSON file with a change of its tree; one that is no document is formatted when it is written. */
export const changeJson = (root: string, path: string, change: (document: JsonRecord) => void): string => {
  const text = parseOwnJson<Json, 'build'>(readFileSync(join(root, path), 'utf8'));
  const name = path.replace(/^layouts\/|\.json$/g, '');
  // A copy may be changed, which the type of what was read does not allow.
  const document = structuredClone(readWriting(name, text).tree) as unknown as JsonRecord;
  change(document);
  return isDocument(path) ? printDocument(name, document as JsonObject) : JSON.stringify(document, null, 2);
};
/** A record of a document. Throws where the document has none of that name. */
export const recordOf = (document: JsonRecord, name: string): JsonRecord => {
  const value = document[name];
  if (typeof value !== 'object' || value === null) throw new Error(`expects a record ${name}`);
  return value as JsonRecord;
};

const listLocales = (root: string): readonly string[] => {
  const site = parseOwnJson<{ readonly locales: readonly { readonly code: string }[] }, 'build'>(
    readFileSync(join(root, 'layouts/site.json'), 'utf8'),
  );
  return site.locales.map(({ code }) => code);
};

/** The mark of words that are still to be written; the test of each new thing fails while one is left. */
export const unwritten = 'To do: ';

/** Words of a new thing in every language, each at the place of its key. */
export const addWords = (
  root: string,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listLocales(root).map((code) => {
      const path = `locales/${code}.json`;
      const rows = Object.entries(
        parseOwnJson<Record<string, string>, 'build'>(readFileSync(join(root, path), 'utf8')),
      );
      for (const [key, text] of Object.entries(words)) {
        if (rows.some(([other]) => other === key))
          throw new RefusedName(`${path} has words for ${key} already. Choose another name.`);
        const later = rows.findIndex(([other]) => other > key);
        rows.splice(later < 0 ? rows.length : later, 0, [key, unwritten + text]);
      }
      return [path, printJson(Object.fromEntries(rows))];
    }),
  );

/** A test that is red while words of these keys are still to be written. */
export const writeWordsTest = (
  what: string,
  keys: readonly string[],
): string => `import { expect, it } from 'vitest';
import { listUnwritten } from '../listed-words.ts';

it('${what} has its words in every language', () => {
  expect(listUnwritten([${keys.map((key) => `'${key}'`).join(', ')}])).toEqual([]);
});
`;
