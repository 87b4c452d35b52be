import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentWords } from '../src/components/name-words.ts';
import { patternFamilies } from '../src/protocol/document/pattern-families.ts';
import { pluralEnding } from '../src/protocol/words/plural-forms.ts';
import { printJson } from '../src/protocol/json/print-json.ts';
import { componentWings, listFolders, toTypeName } from './list-folders.ts';
import { readSource } from './read-source.ts';

const head = '// Written by "npm run generate" from the words; do not edit.\n';
type Messages = Readonly<Record<string, string>>;

/** What components say: message key → language → words. */
const readWords = (root: string): ReadonlyMap<string, Messages> =>
  new Map(
    componentWings.flatMap((wing) =>
      listFolders(root, wing, '.words.json').flatMap((folder) => {
        const { says = {} } = readSource<ComponentWords>(join(wing, folder, `${folder}.words.json`));
        return Object.entries(says).map(
          ([name, words]) => [`component.${toTypeName(folder)}.${name}`, words] as const,
        );
      }),
    ),
  );

/** A key that the file has keeps its place; a new one goes before the first of its kind that is greater. */
const placeKeys = (messages: Messages, added: ReadonlyMap<string, string>): Messages => {
  const rows = Object.entries(messages);
  for (const [key, words] of [...added].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const same = rows.findIndex(([other]) => other === key);
    const later = rows.findIndex(([other]) => other.startsWith('component.') && other > key);
    if (same >= 0) rows[same] = [key, words];
    else rows.splice(later < 0 ? rows.length : later, 0, [key, words]);
  }
  return Object.fromEntries(rows);
};

/** A language's file with the words of components in it. Those of a language that no component has stay. */
const writeLocale = (file: string, code: string, words: ReadonlyMap<string, Messages>): string => {
  const localeTexts = new Map(
    [...words].flatMap(([key, { [code]: text }]) => (text === undefined ? [] : [[key, text]])),
  );
  const messages = readSource<Messages>(file);
  const entries = Object.entries(messages).filter(
    ([key]) => localeTexts.size === 0 || !key.startsWith('component.') || localeTexts.has(key),
  );
  return printJson(placeKeys(Object.fromEntries(entries), localeTexts));
};

/** Names that the program fills into a text: what is between the braces of its English. */
const listArguments = (texts: readonly (readonly [key: string, text: string])[]): string => {
  const named = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = key.replace(pluralEnding, '');
    for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g))
      named.set(base, (named.get(base) ?? new Set()).add(name));
  }
  return [...named]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, names]) =>
        `  '${key}': [${[...names]
          .sort()
          .map((name) => `'${name}'`)
          .join(', ')}],\n`,
    )
    .join('');
};

/** The words of components in the languages' files, which people translate: path from the root → content. */
export const generateLocales = (root: string): Readonly<Record<string, string>> => {
  const words = readWords(root);
  const codes = [...new Set([...words.values()].flatMap(Object.keys))].sort();
  const files = codes.map((code) => [code, join('locales', `${code}.json`)] as const);
  const lost = files.find(([, file]) => !existsSync(join(root, file)));
  if (lost !== undefined) throw new Error(`expects ${lost[1]}, because components have words in ${lost[0]}`);
  return Object.fromEntries(files.map(([code, file]) => [file, writeLocale(file, code, words)]));
};

/** What is filled into words of components and hints of patterns. */
export const generateWordArguments = (root: string): Readonly<Record<string, string>> => {
  const english = readSource<Messages>('locales/EN.json');
  const texts = [
    ...[...readWords(root)].map(([key, { EN = '' }]) => [key, EN] as const),
    ...patternFamilies.map(({ name }) => [`pattern.${name}`, english[`pattern.${name}`] ?? ''] as const),
  ];
  return {
    'src/components/generated/word-arguments.ts':
      `${head}/** What the program fills into words of components and hints of patterns: key → names. */\n` +
      `export const wordArguments: Readonly<Record<string, readonly string[]>> = {\n${listArguments(texts)}};\n`,
  };
};
