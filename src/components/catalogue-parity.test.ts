import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { formDefinitions } from '../forms/generated/definitions.ts';
import { formViews } from '../forms/generated/views.ts';
import { pluralEnding } from '../protocol/words/plural-forms.ts';
import { componentKey, type ComponentDefinition } from '../protocol/document/component-definition.ts';
import english from '../../locales/EN.json' with { type: 'json' };
import { readExampleTexts } from '../../server/gallery/gallery-site.ts';
import { componentDefinitions } from './generated/definitions.ts';
import { componentViews } from './generated/views.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const catalogues = [
  { folder: new URL('./', import.meta.url), definitions: componentDefinitions, views: componentViews },
  { folder: new URL('../forms/', import.meta.url), definitions: formDefinitions, views: formViews },
];
const toFolder = (key: string): string =>
  key
    .replace('@', '-')
    .replaceAll(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase();
const listFolders = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'styles'].includes(entry.name))
    .map((entry) => entry.name);
const all = catalogues.flatMap(({ folder, definitions, views }) =>
  definitions.map((definition) => ({ folder, definition, views })),
);

interface ExampleNode {
  readonly type: string;
  readonly id: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly unknown[];
  readonly slots?: Readonly<Record<string, readonly unknown[]>>;
  readonly on?: Readonly<Record<string, unknown>>;
}
const isNode = (value: unknown): value is ExampleNode =>
  typeof value === 'object' && value !== null && 'type' in value;
const listNodes = (node: unknown): ExampleNode[] =>
  isNode(node)
    ? [node, ...[...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()].flatMap(listNodes)]
    : [];
const isTagged = (value: unknown, tag: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && tag in value;

/** Texts become their English, responsive values their base; expressions are left out. */
const resolve = (value: unknown): unknown => {
  if (isTagged(value, '$t')) {
    const words = exampleTexts[String(value['$t'])];
    if (words === undefined) throw new Error(`Expected English for ${String(value['$t'])}`);
    return words;
  }
  if (isTagged(value, '$r')) return resolve((value['$r'] as Record<string, unknown>)['base']);
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
  return value;
};
const exampleTexts = readExampleTexts(fileURLToPath(new URL('../../', import.meta.url)));
const hasKey = (key: string): boolean => key in english || `${key}_other` in english;

const ajv = new Ajv({ strict: false, allErrors: true });
const checkProps = (definition: ComponentDefinition, node: ExampleNode): string[] => {
  const bound = Object.entries(node.props ?? {}).filter(([, value]) => isTagged(value, '$e'));
  const props = Object.fromEntries(
    Object.entries(node.props ?? {}).flatMap(([name, value]) =>
      isTagged(value, '$e') ? [] : [[name, resolve(value)]],
    ),
  );
  const required = (definition.props['required'] as string[]).filter(
    (name) => !bound.some(([each]) => each === name),
  );
  const check = ajv.compile({ ...definition.props, required });
  return check(props)
    ? []
    : (check.errors ?? []).map((error) => `${node.id}${error.instancePath} ${error.message ?? ''}`);
};

describe('the catalogue', () => {
  it('lists every folder and every listed component has its folder', () => {
    for (const { folder, definitions } of catalogues) {
      expect(definitions.map((each) => toFolder(componentKey(each))).sort()).toEqual(
        listFolders(folder).sort(),
      );
    }
  });

  it('names no version of a type twice', () => {
    const types = all.map(({ definition }) => componentKey(definition));
    expect(new Set(types).size).toBe(types.length);
  });

  it('has the texts of each definition under the keys that its views read, each in English', () => {
    for (const { definition, views } of all) {
      const keys = Object.keys(definition.texts ?? {}).map((name) => [
        name,
        views[componentKey(definition)]?.texts?.[name] ?? `component.${componentKey(definition)}.${name}`,
      ]);
      expect(Object.fromEntries(keys), definition.type).toEqual(definition.texts ?? {});
      for (const key of Object.values(definition.texts ?? {})) expect(hasKey(key), key).toBe(true);
    }
    const used = new Set(all.flatMap(({ definition }) => Object.values(definition.texts ?? {})));
    const left = Object.keys(english).filter(
      (key) => key.startsWith('component.') && !used.has(key.replace(pluralEnding, '')),
    );
    expect(left).toEqual([]);
  });

  describe.each(all.map((each) => [componentKey(each.definition), each] as const))(
    '%s',
    (type, { folder, definition, views }) => {
      const path = (kind: string): URL => new URL(`${toFolder(type)}/${toFolder(type)}.${kind}`, folder);

      it('has a test, and a view where it needs one', () => {
        expect(existsSync(path('test.tsx'))).toBe(true);
        const isView = definition.lower.kind === 'view';
        expect(views[type] !== undefined).toBe(isView);
        expect(existsSync(path('tsx'))).toBe(isView);
        if (definition.lower.kind === 'view') {
          expect(views[type]?.load !== undefined).toBe(definition.lower.load === 'lazy');
          expect(views[type]?.reserve).toBe(definition.lower.reserve);
          expect(Object.keys(definition.lower.styles({}))).toContain('root');
        }
      });

      it('has an example that shows it and keeps to every definition', () => {
        const example = JSON.parse(readTreeText(fileURLToPath(path('layout.json')))) as {
          root: unknown;
          title: unknown;
        };
        const nodes = listNodes(example.root);
        expect(nodes.map((node) => node.type)).toContain(type);
        expect(resolve(example.title)).toBe(type);
        const problems = nodes.flatMap((node) => {
          const known = all.find((each) => each.definition.type === node.type)?.definition;
          if (known === undefined) return [`${node.id} is a ${node.type}`];
          const events = Object.keys(node.on ?? {}).filter((event) => !(event in (known.events ?? {})));
          return [...checkProps(known, node), ...events.map((event) => `${node.id} has no event ${event}`)];
        });
        expect(problems).toEqual([]);
      });
    },
  );
});
