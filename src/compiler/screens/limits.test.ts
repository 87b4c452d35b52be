import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';
import { toText } from '../../protocol/json/to-text.ts';

const codes = async (
  documents: Record<string, unknown>,
  catalogue = createTinyCatalogue(),
): Promise<readonly string[]> => [
  ...new Set(
    (await compileSite(documents, catalogue)).issues
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
  ),
];

describe('the limits of a screen', () => {
  it('refuses more nodes than the language allows', async () => {
    const texts = Array.from({ length: 2_001 }, (_, index) => ({
      type: 'Text',
      id: `t${index}`,
      children: [{ $t: 'home.title' }],
    }));
    expect(await codes(changeTinySite('pages/home', ['root', 'children'], texts))).toEqual([
      'limit.node-count',
    ]);
    expect(await codes(changeTinySite('pages/home', ['root', 'children'], texts.slice(0, 1_900)))).toEqual(
      [],
    );
  });

  it('refuses fragments in fragments beyond eight', async () => {
    const documents: Record<string, unknown> = changeTinySite('pages/home', ['root'], {
      use: 'fragment:f0',
      id: 'u',
    });
    for (let depth = 0; depth < 9; depth += 1) {
      documents[`fragments/f${depth}`] = {
        $schema: 'x',
        language: 1,
        id: `f${depth}`,
        root: depth === 8 ? { type: 'Box', id: 'end' } : { use: `fragment:f${depth + 1}`, id: 'u' },
      };
    }
    expect(await codes(documents)).toEqual(['limit.fragment-depth']);
    documents['fragments/f7'] = { $schema: 'x', language: 1, id: 'f7', root: { type: 'Box', id: 'end' } };
    delete documents['fragments/f8'];
    expect(await codes(documents)).toEqual([]);
  });

  it('refuses a node whose bound properties would need hundreds of classes', async () => {
    const sizes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const bright: ComponentDefinition = {
      type: 'Bright',
      version: 1,
      summary: 'A host with two variants.',
      group: 'layout',
      kind: 'container',
      props: {
        type: 'object',
        additionalProperties: false,
        properties: { one: { enum: sizes }, two: { enum: sizes } },
      },
      accessibility: { name: 'none' },
      lower: {
        kind: 'host',
        element: () => 'div',
        variants: ['one', 'two'],
        styles: (props) => ({ color: toText(props.one) }),
      },
    };
    const catalogue = createTinyCatalogue();
    const path = { $e: { var: 'ui.page.size' } };
    const setSize = {
      type: 'Button',
      id: 's',
      show: { '!==': [{ var: ['ui.page.size', ''] }, 'a'] },
      on: { press: [{ do: 'set', path: 'ui.page.size', value: 'a' }] },
      children: [{ $t: 'home.title' }],
    };
    const documents = changeTinySite('pages/home', ['root'], {
      type: 'Bright',
      id: 'b',
      props: { one: path, two: path },
      children: [setSize],
    });
    const more = { ...catalogue, components: [...catalogue.components, bright] };
    expect(await codes(documents, more)).toEqual(['style.variants']);
    expect(
      await codes(
        changeTinySite('pages/home', ['root'], {
          type: 'Bright',
          id: 'b',
          props: { one: path },
          children: [setSize],
        }),
        more,
      ),
    ).toEqual([]);
  });

  it('refuses slots that stand for slots that stand for slots, in bounded time', async () => {
    const documents = createTinySite();
    const uses = (slot: string): readonly object[] =>
      Array.from({ length: 40 }, (_, index) => ({ slot, id: `s${index}` }));
    const fragment = (depth: number): object => ({
      $schema: 'x',
      language: 1,
      id: `f${depth}`,
      slots: ['many'],
      root:
        depth === 0
          ? { slot: 'many', id: 'place' }
          : { use: `fragment:f${depth - 1}`, id: 'u', slots: { many: uses('many') } },
    });
    for (let depth = 0; depth < 7; depth += 1) documents[`fragments/f${depth}`] = fragment(depth);
    (documents['pages/home'] as { root: unknown }).root = { use: 'fragment:f6', id: 'u' };
    const start = process.cpuUsage();
    expect(await codes(documents)).toContain('limit.place-count');
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
  });

  it('refuses parameters that stand for parameters that stand for parameters, in bounded time', async () => {
    const documents = createTinySite();
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`a${index}`, { $e: { var: 'params.it' } }]),
    );
    for (let depth = 0; depth < 7; depth += 1) {
      documents[`fragments/f${depth}`] = {
        $schema: 'x',
        language: 1,
        id: `f${depth}`,
        params: { it: {} },
        root:
          depth === 0
            ? { type: 'Box', id: 'end' }
            : { use: `fragment:f${depth - 1}`, id: 'u', params: { it: { $t: 'home.title', args: many } } },
      };
    }
    (documents['pages/home'] as { root: unknown }).root = { use: 'fragment:f6', id: 'u', params: { it: 1 } };
    const start = process.cpuUsage();
    expect(await codes(documents)).toContain('limit.value-count');
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
  });

  it('leaves the smallest site alone', async () => {
    expect(await codes(createTinySite())).toEqual([]);
  });
});
