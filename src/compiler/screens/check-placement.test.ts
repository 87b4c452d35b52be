import { expect, it } from 'vitest';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const base = {
  version: 1,
  summary: 'A part of a table.',
  group: 'data',
  kind: 'container',
  props: { type: 'object', properties: {}, additionalProperties: false },
  accessibility: { name: 'none' },
  lower: { kind: 'host', element: () => 'div', styles: () => ({}) },
} as const;
const tables: readonly ComponentDefinition[] = [
  {
    ...base,
    type: 'Sheet',
    holds: ['Line'],
    columns: 'columns',
    props: { type: 'object', properties: { columns: { type: 'array' } }, additionalProperties: false },
  },
  { ...base, type: 'Line', within: ['Sheet'], holds: ['Field'] },
  { ...base, type: 'Field', within: ['Line'] },
];

const field = (id: string, more: object = {}) => ({
  type: 'Field',
  id,
  children: [{ $t: 'home.title' }],
  ...more,
});
const line = (...children: readonly object[]) => ({ type: 'Line', id: 'line', children });
const findingsOf = async (...children: readonly object[]): Promise<readonly string[]> => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  site['pages/home'] = {
    ...site['pages/home'],
    root: {
      type: 'Box',
      id: 'root',
      children: [{ type: 'Sheet', id: 'sheet', props: { columns: [1, 2] }, children }],
    },
  };
  const catalogue = createTinyCatalogue();
  const { issues } = await compileSite(site, {
    ...catalogue,
    components: [...catalogue.components, ...tables],
  });
  return issues
    .filter(({ severity, code }) => severity === 'error' && code.startsWith('node.'))
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
};
const inSheet = '/root/children/0/children/0';

it('A row with a cell for each column is well, also through a fragment', async () => {
  expect(await findingsOf(line(field('one'), field('two')))).toEqual([]);
});

it.each([
  ['another child', [field('one')], `node.misplaced ${inSheet} The children of Sheet are "Line", got Field`],
  [
    'a child elsewhere',
    [line(field('one'), { type: 'Field', id: 'two', children: [field('three')] })],
    `node.misplaced ${inSheet}/children/1/children/0 Field is a child of "Line", and is one of Field here.`,
  ],
  [
    'too few cells',
    [line(field('one'))],
    `node.cell-count ${inSheet} The row has 1 cells, and the table has 2`,
  ],
  [
    'a cell that can go away',
    [line(field('one'), field('two', { show: { var: 'session.isAgent' } }))],
    `node.cell-count ${inSheet}/children/1 A cell that can go away would move those after it`,
  ],
])('A table with %s is refused at its place', async (_, children, sentence) => {
  const findings = await findingsOf(...children);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(sentence);
});
