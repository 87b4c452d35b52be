// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileSite } from '../../src/compiler/compile-site.fake.ts';
import { createTinyCatalogue } from '../../src/compiler/tiny-catalogue.fake.ts';
import { createTinySite } from '../../src/compiler/tiny-site.fake.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { createTestRuntime } from '../../src/runtime/testing.tsx';
import type { ViewProps, ViewRegistry } from '../../src/runtime/view.ts';

/** Tag, attributes, then text and further trees. */
type Tree = readonly [string, Readonly<Record<string, string>>, ...(string | Tree)[]];

/** Nodes of a page, what it reads, and the tree that has to be drawn. README.md says more. */
interface TreeCase {
  readonly name: string;
  readonly nodes: readonly JsonObject[];
  /** The page's data sources. */
  readonly data?: JsonObject;
  /** Further documents of the site, by path. */
  readonly documents?: Readonly<Record<string, JsonObject>>;
  readonly scopes?: JsonObject;
  /** Machine key → the states it is in, those around them included. */
  readonly states?: Readonly<Record<string, readonly string[]>>;
  /** Components that the build at hand does not have. */
  readonly unknown?: readonly string[];
  readonly tree: readonly Tree[];
}

const folder = join(import.meta.dirname, 'trees');
const cases: readonly TreeCase[] = readdirSync(folder)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TreeCase[]);

/** A count that the view of Tabs cannot draw, for what happens when a view fails. */
const badCount = 13;

/** A view that shows what it was given: words as attributes, slots and children inside. */
const makeView =
  (type: string) =>
  ({ props, slots, children }: ViewProps): ReactNode => {
    if (props.count === badCount) throw new Error('Expected a count that can be drawn');
    const plain = Object.entries(props).filter(([, value]) => typeof value === 'string');
    return createElement(
      `view-${type.toLowerCase()}`,
      Object.fromEntries(plain),
      children,
      ...Object.entries(slots).map(([name, content]) => createElement('view-slot', { name }, content)),
    );
  };
const views: ViewRegistry = Object.fromEntries(
  createTinyCatalogue()
    .components.filter(({ lower }) => lower.kind === 'view')
    .map(({ type }) => [type, { view: makeView(type) as never }]),
);

/** Looks are the style tests' business; the id that a node is found by is the runtime's own. */
const isLook = (name: string): boolean => ['class', 'style'].includes(name) || name.startsWith('data-');

const readTree = (element: Element): Tree => [
  element.tagName.toLowerCase(),
  Object.fromEntries(
    element
      .getAttributeNames()
      .filter((name) => !isLook(name))
      .map((name) => [name, element.getAttribute(name) ?? '']),
  ),
  ...[...element.childNodes].flatMap((node): readonly (string | Tree)[] => {
    // A mark of what is on its way holds nothing.
    if (node instanceof HTMLTemplateElement) return [];
    if (node instanceof Element) return [readTree(node)];
    return node.textContent === null || node.textContent === '' ? [] : [node.textContent];
  }),
];

const compileCase = async ({ nodes, data, documents }: TreeCase) => {
  const site = { ...createTinySite(), ...documents } as Record<string, Record<string, unknown>>;
  site['pages/home'] = {
    ...site['pages/home'],
    ...(data === undefined ? {} : { data }),
    root: { type: 'Box', id: 'root', children: nodes },
  };
  const { release, issues } = await compileSite(site, createTinyCatalogue());
  if (release === null)
    throw new Error(issues.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  const read = (hash: string | undefined): unknown => JSON.parse(release.parts[hash ?? '']?.body ?? 'null');
  return {
    screen: read(release.manifest.pages.home) as CompiledScreen,
    messages: read(release.manifest.messages.EN) as JsonObject,
  };
};

// React writes down what a boundary has caught; the cases make views fail on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('what is drawn', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s', async (_, given) => {
    const { screen, messages } = await compileCase(given);
    const { data, ...scopes } = given.scopes ?? {};
    const answer = (data ?? {}) as Readonly<Record<string, Json>>;
    const test = createTestRuntime({
      screen,
      messages,
      views: Object.fromEntries(
        Object.entries(views).filter(([type]) => given.unknown?.includes(type) !== true),
      ),
      scopes,
      call: () => new Promise(() => undefined),
    });
    for (const [name, value] of Object.entries(answer)) test.set(`data.${name}`, value);
    for (const [key, states] of Object.entries(given.states ?? {}))
      test.set(`$machine.${key}.states`, states);
    const { container } = render(test.page);
    const [root] = [...container.children].filter((element) => element.tagName === 'DIV');
    if (root === undefined) throw new Error(`Expected the root of the page, got ${container.innerHTML}`);
    expect(readTree(root).slice(2)).toEqual(given.tree);
  });

  it('is said for every key that a node can have', () => {
    const shape = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../schemas/tree/node-shape.schema.json'), 'utf8'),
    ) as { then: Place; else: { then: Place; else: Place } };
    interface Place {
      readonly properties: Readonly<Record<string, unknown>>;
    }
    const used = new Set<string>();
    const walk = (node: Json | undefined): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        used.add(key);
        walk(value);
      }
    };
    cases.forEach(({ nodes }) => nodes.forEach(walk));
    const keys = [shape.then, shape.else.else].flatMap(({ properties }) => Object.keys(properties));
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
