import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { compileSite } from '../compile-site.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';

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
        styles: (props) => ({ color: String(props.one) }),
      },
    };
    const catalogue = createTinyCatalogue();
    const path = { $e: { var: 'ui.page.size' } };
    const documents = changeTinySite('pages/home', ['root'], {
      type: 'Bright',
      id: 'b',
      props: { one: path, two: path },
    });
    const more = { ...catalogue, components: [...catalogue.components, bright] };
    expect(await codes(documents, more)).toEqual(['style.variants']);
    expect(
      await codes(
        changeTinySite('pages/home', ['root'], { type: 'Bright', id: 'b', props: { one: path } }),
        more,
      ),
    ).toEqual([]);
  });

  it('leaves the smallest site alone', async () => {
    expect(await codes(createTinySite())).toEqual([]);
  });
});
