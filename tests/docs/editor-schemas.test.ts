import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { componentNode } from '../../src/notation/grammar.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { root } from '../gate/run-command.ts';
import { listSources } from '../law/list-sources.ts';

const { 'json.schemas': mapped } = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': readonly { fileMatch: readonly string[]; url: string }[];
};

const listJson = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `/${folder}/${file}`);

test('an editor knows the schema of every document', () => {
  const documents = [...listJson('layouts'), ...listJson('schemas/forms')];
  const urlsOf = (file: string) =>
    mapped.filter(({ fileMatch }) => fileMatch.some((glob) => matchesGlob(file, glob))).map(({ url }) => url);
  expect(documents.filter((file) => urlsOf(file).length !== 1)).toEqual([]);
  expect(mapped.filter(({ url }) => !existsSync(join(root, url)))).toEqual([]);
});

const readFile = (file: string): Json => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
const schemaFolder = join(root, 'schemas/layout');
const createValidators = (): Readonly<Record<string, (document: Json) => readonly string[]>> => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  for (const name of ['common', 'node'])
    ajv.addSchema(readFile(`schemas/layout/${name}.schema.json`) as object, `${name}.schema.json`);
  return Object.fromEntries(
    readdirSync(schemaFolder).map((file) => {
      const schema = readFile(`schemas/layout/${file}`) as object;
      const validate =
        file === 'node.schema.json' || file === 'common.schema.json' ? null : ajv.compile(schema);
      const find = (document: Json): readonly string[] =>
        validate === null || validate(document)
          ? []
          : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
      return [file.replace('.schema.json', ''), find];
    }),
  );
};
const validators = createValidators();
/** What the schema that a document names says of it. */
const check = (document: Json): readonly string[] => {
  const { $schema } = document as { readonly $schema: string };
  const kind = /\/layout\/([a-z-]+)\.schema\.json$/.exec($schema)?.[1] ?? '';
  return validators[kind]?.(document) ?? [`expects a schema of ${kind}`];
};
const writings = listSources(root)
  .map(({ path }) => path)
  .filter((path) => /^layouts\/(?!settings|themes).*\.json$|^src\/.*\.layout\.json$/.test(path));

test('the schemas take every document of the site and every example as it is written', () => {
  expect(writings.length).toBeGreaterThan(330);
  const findings = writings.flatMap((file) => check(readFile(file)).map((said) => `${file} ${said}`));
  expect(findings).toEqual([]);
});

const page = (node: JsonObject): Json => ({
  $schema: '../../schemas/layout/page.schema.json',
  notation: 2,
  title: '@home.title',
  access: 'anyone',
  root: node,
});
const button = { type: 'Button', id: 'a' };
test.each<readonly [fault: string, node: JsonObject, place: string]>([
  ['a component that there is not', { ...button, type: 'Buton' }, '/root/type'],
  ['a property that it does not have', { ...button, varant: 'solid' }, '/root'],
  ['a value that the property does not take', { ...button, variant: 'outlin' }, '/root/variant'],
  ['an event that it does not have', { ...button, on: { pres: 'close' } }, '/root/on'],
  ['an action that there is not', { ...button, on: { press: 'sned a b' } }, '/root/on/press'],
  ['too few words of an action', { ...button, on: { press: ['close', 'send a'] } }, '/root/on/press/1'],
  ['a flow without a state', { ...button, in: 'login' }, '/root/in'],
  ['words in place of a text', { ...button, label: 'Send' }, '/root/label'],
  ['a literal child', { ...button, children: ['Send'] }, '/root/children/0'],
  ['properties in an object', { ...button, props: { variant: 'solid' } }, '/root/props'],
  ['a node below', { type: 'Stack', id: 's', children: [{ ...button, size: 7 }] }, '/root/children/0/size'],
])('%s is found at its place', (_, node, place) => {
  expect(check(page(node)).map((said) => said.split(' ')[0])).toContain(place);
});

/** Editors suggest from `enum`, `const`, `examples` and `properties`, also inside `anyOf` and `then`, never in `else`. */
const listSuggested = (schema: Json | undefined): readonly Json[] => {
  if (!isJsonObject(schema)) return [];
  const {
    enum: values = [],
    examples = [],
    anyOf = [],
    $ref: ref,
  } = schema as Readonly<Record<string, Json[]>>;
  const name = typeof ref === 'string' ? String(ref).split('/').at(-1) : undefined;
  const { definitions } = readFile('schemas/layout/common.schema.json') as { definitions: JsonObject };
  return [
    ...values,
    ...examples,
    ...(Array.isArray(anyOf) ? anyOf.flatMap(listSuggested) : []),
    ...(name === undefined ? [] : listSuggested(definitions[name])),
  ];
};
test('an editor can suggest types, properties, their values, events and actions', () => {
  const node = readFile('schemas/layout/node.schema.json') as unknown as {
    readonly else: { readonly else: { readonly properties: { readonly type: JsonObject } } };
    readonly definitions: Readonly<Record<string, { readonly properties: JsonObject }>>;
  };
  expect(listSuggested(node.else.else.properties.type).length).toBeGreaterThan(100);
  const properties = node.definitions['Button']?.properties ?? {};
  expect(listSuggested(properties['variant'])).toEqual(expect.arrayContaining(['solid', 'outline', 'ghost']));
  const events = (properties['on'] as { readonly properties: JsonObject }).properties;
  expect(Object.keys(events)).toEqual(['press']);
  expect(listSuggested(events['press'])).toContain('navigate home');
  // Each value that a property is limited to, of every component.
  const missing = componentDefinitions.flatMap(({ type, props }) =>
    Object.entries((props.properties ?? {}) as Readonly<Record<string, JsonObject>>)
      .filter(([name, schema]) => Array.isArray(schema.enum) && !componentNode.reserved.has(name))
      .filter(([name, { enum: values }]) => {
        const suggested = listSuggested(node.definitions[type]?.properties[name]);
        return !(values as Json[]).every((value) => suggested.includes(value));
      })
      .map(([name]) => `${type}.${name}`),
  );
  expect(missing).toEqual([]);
});
