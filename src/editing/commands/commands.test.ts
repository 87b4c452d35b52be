import { describe, expect, test } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { duplicate } from './duplicate.ts';
import type { AllFacts, Facts } from './fits.ts';
import { listNodes } from './layout-tree.ts';
import { move, moveBy } from './move.ts';
import { remove } from './remove.ts';
import { setProp } from './set-prop.ts';
import { setText } from './set-text.ts';
import type { Outcome } from './command.ts';

const page: Json = {
  title: { $t: 'home.title' },
  root: {
    type: 'Stack',
    id: 'page',
    children: [
      { type: 'Heading', id: 'title', props: { level: 1 }, children: [{ $t: 'home.title' }] },
      {
        type: 'Card',
        id: 'card',
        repeat: { each: { var: 'data.rows' }, as: 'row', key: 'id', empty: 'none' },
        children: [
          { type: 'Text', id: 'line' },
          { type: 'Text', id: 'none' },
        ],
      },
      { use: 'fragment:game-row', id: 'games', params: { title: { $t: 'home.hot' } } },
    ],
  },
};
const open: Facts = { kind: 'container', slots: [], holds: null, within: null, columns: null };
const facts: AllFacts = new Map<string, Facts>([
  ['Stack', open],
  ['Card', open],
  ['Heading', { ...open, kind: 'leaf' }],
  ['Text', { ...open, within: ['Card'] }],
]);
const idsOf = (outcome: Outcome): readonly string[] =>
  outcome.ok ? listNodes(outcome.document).map(({ id }) => id) : [outcome.sentence];
const before = JSON.stringify(page);

describe('commands on a document', () => {
  test('set and clear a property, and leave no empty object behind', () => {
    const set = setProp(page, { id: 'title', name: 'size', value: 'lg' });
    expect(set.ok && set.document).toMatchObject({
      root: { children: [{ props: { level: 1, size: 'lg' } }, {}, {}] },
    });
    const cleared = setProp(page, { id: 'title', name: 'level', value: undefined });
    expect(cleared.ok && JSON.stringify(cleared.document)).not.toContain('props');
    expect(setProp(page, { id: 'title', name: 'level', value: 1 })).toMatchObject({ ok: false });
    const use = setProp(page, { id: 'games', name: 'status', value: 'ready' });
    expect(use.ok && use.document).toMatchObject({
      root: { children: [{}, {}, { params: { status: 'ready' } }] },
    });
  });

  test('write words into a language', () => {
    const outcome = setText({ 'home.title': 'Home' }, { key: 'home.title', text: 'Welcome' });
    expect(outcome).toMatchObject({ ok: true, document: { 'home.title': 'Welcome' } });
  });

  test('move among neighbours, and out of a parent at its edge', () => {
    expect(idsOf(moveBy(page, facts, { id: 'title', by: 'down' }))).toEqual([
      ...['page', 'card', 'line', 'none', 'title', 'games'],
    ]);
    expect(idsOf(moveBy(page, facts, { id: 'title', by: 'up' }))).toEqual([
      'Heading is first on the page already.',
    ]);
    const inner = new Map([...facts, ['Text', open]]);
    expect(idsOf(moveBy(page, inner, { id: 'line', by: 'up' }))).toEqual([
      ...['page', 'title', 'line', 'card', 'none', 'games'],
    ]);
  });

  test('move nowhere that does not fit, and say why', () => {
    expect(idsOf(moveBy(page, facts, { id: 'line', by: 'up' }))).toEqual(['Text belongs into Card.']);
    expect(idsOf(move(page, facts, { id: 'card', beside: 'line', edge: 'after' }))).toEqual([
      'Card cannot go into itself.',
    ]);
  });

  test('delete a node, and select what comes next', () => {
    const outcome = remove(page, facts, 'card');
    expect(idsOf(outcome)).toEqual(['page', 'title', 'games']);
    expect(outcome).toMatchObject({ select: 'games', sentence: 'Card is deleted.' });
    expect(remove(page, facts, 'page')).toMatchObject({ ok: false });
  });

  test('duplicate under new names, which still name one another', () => {
    const outcome = duplicate(page, facts, 'card');
    expect(idsOf(outcome)).toEqual([
      ...['page', 'title', 'card', 'line', 'none', 'card-2', 'line-2', 'none-2', 'games'],
    ]);
    expect(outcome.ok && JSON.stringify(outcome.document)).toContain('"empty":"none-2"');
  });

  test('leave the document that they were given as it was', () => {
    expect(JSON.stringify(page)).toBe(before);
  });
});
