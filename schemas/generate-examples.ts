import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWriting } from '../src/notation/read.ts';
import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../src/protocol/json/json-patches.ts';
import { readSource } from './read-source.ts';

const wings = ['src/components', 'src/forms'];
/** Of many parts alike the first few show what it is. */
const mostChildren = 4;

const listBases = (root: string): readonly string[] =>
  wings.flatMap((wing) =>
    readdirSync(join(root, wing), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${wing}/${name}/${name}`)
      .filter((base) => existsSync(join(root, `${base}.layout.json`))),
  );
const childrenOf = (value: JsonObject): readonly Json[] =>
  isJsonList(value['children']) ? value['children'] : [];
const innerOf = (value: JsonObject): readonly Json[] => [
  ...childrenOf(value),
  ...(isJsonObject(value['slots']) ? Object.values(value['slots']).flatMap((list) => list as Json[]) : []),
];

const listAll = (value: Json): readonly JsonObject[] =>
  isJsonObject(value) ? [value, ...innerOf(value).flatMap(listAll)] : [];
const shorten = (value: Json): Json =>
  isJsonObject(value) && isJsonList(value['children'])
    ? { ...value, children: value['children'].slice(0, mostChildren).map(shorten) }
    : value;

const listKeys = (value: Json): readonly string[] => {
  if (isJsonList(value)) return value.flatMap(listKeys);
  if (!isJsonObject(value)) return [];
  const key = typeof value['$t'] === 'string' ? [value['$t']] : [];
  return [...key, ...Object.values(value).flatMap(listKeys)];
};

interface WordsFile {
  readonly example?: Readonly<Record<string, string>>;
}
const readWords = (bases: readonly string[], root: string): Readonly<Record<string, string>> => {
  const single = bases
    .map((base) => `${base}.words.json`)
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readSource<WordsFile>(file).example ?? {});
  const shared = readSource<Readonly<Record<string, string>>>('src/components/example-words.json');
  const entries = [shared, ...single].flatMap((words) => Object.entries(words));
  return Object.fromEntries(entries.map(([name, text]) => [`example.${name}`, text]));
};

/** The words that a part shows, with each form of those that are counted. */
const pickWords = (part: Json, words: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const keys = new Set(listKeys(part));
  const isUsed = (name: string): boolean =>
    keys.has(name) || keys.has(name.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  return Object.fromEntries(Object.entries(words).filter(([name]) => isUsed(name)));
};

/** Of each component the first part of its example, by its type: what an editor inserts. */
export const generateExamples = (root: string): Readonly<Record<string, string>> => {
  const bases = listBases(root);
  const words = readWords(bases, root);
  const examples = bases.flatMap((base) => {
    const name = base.split('/').at(-1) ?? '';
    const { tree } = readWriting(`pages/${name}`, readSource<Json>(`${base}.layout.json`));
    const type = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    const all = isJsonObject(tree) ? listAll(tree['root'] ?? null) : [];
    const first = all.find((node) => node['type'] === type);
    if (first === undefined) return [];
    const value = shorten(first);
    return [[type, { value, texts: pickWords(value, words) }] as const];
  });
  return {
    'src/components/generated/examples.ts':
      '// Written by "npm run generate" from the examples; do not edit.\n' +
      "import type { JsonObject } from '../../protocol/json/json.ts';\n" +
      '\n/** Of each component the first part of its example with its words in English, by its type. */\n' +
      'export const componentExamples: Readonly<\n  Record<string, { readonly value: JsonObject; readonly texts: Readonly<Record<string, string>> }>\n' +
      `> = ${JSON.stringify(Object.fromEntries(examples), null, 2)};\n`,
  };
};
