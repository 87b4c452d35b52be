import { describe, expect, test } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { listKeys, readCopied, writeCopied } from './clipboard.ts';
import type { AllFacts, Facts } from './fits.ts';
import { insert, paste, type Part } from './insert.ts';
import { findNode, listNodes } from './layout-tree.ts';
import { moveTo } from './move.ts';
import { listPlaces } from './places.ts';
import { unwrap, wrap } from './wrap.ts';
import type { Outcome } from './command.ts';

const page: Json = {
  root: {
    type: 'Stack',
    id: 'page',
    children: [
      { type: 'Heading', id: 'title', children: [{ $t: 'home.title' }] },
      { type: 'Card', id: 'card', children: [{ type: 'Text', id: 'line', children: [{ $t: 'home.line' }] }] },
      { type: 'Button', id: 'go', children: [{ $t: 'home.go' }] },
      { type: 'Grid', id: 'grid' },
    ],
  },
};
const open: Facts = { kind: 'container', slots: [], holds: null, within: null, columns: null };
const facts: AllFacts = new Map<string, Facts>([
  ['Stack', open],
  ['Card', { ...open, slots: ['foot'] }],
  ['Button', open],
  ['Grid', { ...open, holds: ['Card'] }],
  ['Heading', { ...open, kind: 'leaf' }],
  ['Text', { ...open, kind: 'leaf' }],
]);
const banner: Part = {
  value: {
    type: 'Card',
    id: 'sample',
    children: [{ type: 'Text', id: 'line', children: [{ $t: 'example.text' }] }],
  },
  texts: { 'example.text': 'A calm lobby.' },
};
const idsOf = (outcome: Outcome): readonly string[] =>
  outcome.ok ? listNodes(outcome.document).map(({ id }) => id) : [outcome.sentence];
const node = (id: string) => {
  const found = findNode(page, id);
  if (found === null) throw new Error(`expects ${id}`);
  return found;
};

describe('places', () => {
  const places = listPlaces(page, facts, node('line'), 'line');

  test('are near ones first, and none where it is already or does not fit', () => {
    expect(places.map(({ parent, slot, after }) => `${parent} ${slot ?? '-'} ${after ?? '-'}`)).toEqual([
      'card foot -',
      'page - card',
      'page - go',
      'page - title',
      'page - grid',
      'page - -',
    ]);
  });

  test('a part goes to each of them, and one that cannot go says why', () => {
    for (const place of places) expect(moveTo(page, facts, { id: 'line', place }).ok).toBe(true);
    const place = { parent: 'page', slot: null, after: null };
    expect(idsOf(moveTo(page, facts, { id: 'line', place }))).toEqual([
      ...['page', 'line', 'title', 'card', 'go', 'grid'],
    ]);
    expect(idsOf(moveTo(page, facts, { id: 'card', place: { ...place, parent: 'card' } }))).toEqual([
      'Card cannot go into itself.',
    ]);
    expect(idsOf(moveTo(page, facts, { id: 'go', place: { ...place, parent: 'grid' } }))).toEqual([
      'Grid holds Card, not Button.',
    ]);
  });
});

describe('what is added', () => {
  const place = { parent: 'page', slot: null, after: 'title' };
  const keys = new Set(['home.card-2.text']);

  test('has names and keys that are free, and brings its words', () => {
    const outcome = insert(page, facts, { stem: 'home', place, part: banner, keys });
    expect(idsOf(outcome)).toEqual(['page', 'title', 'card-2', 'line-2', 'card', 'line', 'go', 'grid']);
    expect(outcome).toMatchObject({
      select: 'card-2',
      sentence: 'Card is added and comes after Heading.',
      texts: { 'home.card-2.text-2': 'A calm lobby.' },
    });
    expect(outcome.ok && listKeys(outcome.document)).toContain('home.card-2.text-2');
  });

  test('leads away from the page that it is on', () => {
    const link: Part = {
      value: { type: 'Button', id: 'go', on: { press: [{ do: 'navigate', to: 'home' }] } },
      texts: {},
    };
    const outcome = insert(page, facts, { stem: 'home', place, part: link, keys, leads: 'promotions' });
    expect(outcome.ok && JSON.stringify(outcome.document)).toContain('"to":"promotions"');
  });

  test('comes only where it fits', () => {
    const inText = { parent: 'line', slot: null, after: null };
    expect(idsOf(insert(page, facts, { stem: 'home', place: inText, part: banner, keys }))).toEqual([
      'Text holds nothing.',
    ]);
  });

  test('is copied as text, and brings the words that another site lacks', () => {
    const part = readCopied(writeCopied({ value: node('card').value, texts: { 'home.line': 'Hello' } }));
    expect([readCopied('Hello'), readCopied('{"foyer":1}')]).toEqual([null, null]);
    if (part === null) throw new Error('expects a part');
    const end = { parent: 'grid', slot: null, after: null };
    const here = paste(page, facts, { stem: '', place: end, part, keys: new Set(['home.line']) });
    expect(here).toMatchObject({ select: 'card-2', texts: {} });
    const elsewhere = paste(page, facts, { stem: '', place: end, part, keys: new Set() });
    expect(elsewhere).toMatchObject({ texts: { 'home.line': 'Hello' } });
  });

  test('a stack comes around a part and goes again', () => {
    const wrapped = wrap(page, facts, 'card');
    expect(idsOf(wrapped)).toEqual(['page', 'title', 'stack', 'card', 'line', 'go', 'grid']);
    if (!wrapped.ok) throw new Error(wrapped.sentence);
    const again = unwrap(wrapped.document, facts, 'stack');
    expect(again.ok && again.document).toEqual(page);
    expect(idsOf(unwrap(page, facts, 'go'))).toEqual(['Button holds nothing that could take its place.']);
  });
});
