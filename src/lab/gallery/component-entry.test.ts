import { expect, test } from 'vitest';
import {
  describePayload,
  describeSchema,
  groupEntries,
  listProps,
  searchEntries,
  type ComponentEntry,
} from './component-entry.ts';

const entry = (type: string, group: string, more: Partial<ComponentEntry> = {}): ComponentEntry => ({
  type,
  version: 1,
  summary: `Shows ${type}.`,
  group,
  kind: 'leaf',
  drawnBy: 'view',
  props: { type: 'object', properties: {} },
  accessibility: { name: 'none' },
  page: '',
  example: {},
  ...more,
});

test('groups follow the order of the reference, an unknown one last, entries by name', () => {
  const groups = groupEntries([
    entry('Q', 'later'),
    entry('Table', 'data'),
    entry('Stack', 'layout'),
    entry('Chart', 'data'),
  ]);
  expect(groups.map(({ name, entries }) => [name, entries.map(({ type }) => type)])).toEqual([
    ['layout', ['Stack']],
    ['data', ['Chart', 'Table']],
    ['later', ['Q']],
  ]);
});
test('a search needs all its words, in name, summary, props or events', () => {
  const pages = entry('Pagination', 'navigation', {
    props: { type: 'object', properties: { total: { type: 'integer' } } },
    events: { page: { type: 'object' } },
  });
  const all = [pages, entry('Table', 'data')];
  expect(searchEntries(all, 'TOTAL page')).toEqual([pages]);
  expect(searchEntries(all, 'total table')).toEqual([]);
  expect(searchEntries(all, '  ')).toEqual(all);
});
test('a schema is summarised in a few words', () => {
  expect(describeSchema({ enum: ['solid', null] })).toBe('"solid" | null');
  expect(describeSchema({ type: ['string', 'null'] })).toBe('string | null');
  expect(describeSchema({ type: 'array', items: { type: 'integer', minimum: 1 } })).toBe(
    'array of integer ≥ 1',
  );
  expect(describeSchema({ anyOf: [{ type: 'string' }, { const: false }] })).toBe('string | false');
  expect(describeSchema({})).toBe('any');
});
test('a prop says what it needs, an event what it brings', () => {
  const field = entry('Field', 'form', {
    props: {
      type: 'object',
      properties: { label: { type: 'string', 'x-text': true }, size: { type: 'string', 'x-static': true } },
      required: ['label'],
    },
  });
  expect(listProps(field)).toEqual([
    { name: 'label', type: 'string', isRequired: true, marks: ['text'] },
    { name: 'size', type: 'string', isRequired: false, marks: ['fixed'] },
  ]);
  expect(describePayload({ type: 'object', properties: { id: { type: 'string' } } })).toBe('id: string');
  expect(describePayload({ type: 'object' })).toBe('');
});
