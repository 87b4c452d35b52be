import { describe, expect, it } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { mergeBase } from './merge-base.ts';

const page = (...children: readonly Json[]) => ({
  'pages/home': { id: 'home', root: { type: 'Stack', id: 'root', children } },
});
const button = (id: string, more: Record<string, Json> = {}): Json => ({ type: 'Button', id, ...more });
const childrenOf = (site: Record<string, unknown>): readonly Json[] =>
  (site['pages/home'] as { root: { children: readonly Json[] } }).root.children;
const box = (id: string, ...children: readonly Json[]): Json => ({ type: 'Box', id, children });

describe('documents', () => {
  it('follow the base where they were left alone, and stay where they were changed', () => {
    const merged = mergeBase(
      { a: { x: 1 }, b: { x: 1 }, gone: { x: 1 } },
      { a: { x: 2 }, b: { x: 1 }, fresh: { x: 1 } },
      { a: { x: 1 }, b: { x: 3 }, gone: { x: 1 }, mine: { x: 1 } },
    );
    expect(merged).toEqual({
      documents: { a: { x: 2 }, b: { x: 3 }, fresh: { x: 1 }, mine: { x: 1 } },
      conflicts: [],
    });
  });
  it('that one side took out and the other changed stay as the merchant has it, told', () => {
    expect(mergeBase({ a: { x: 1 } }, {}, { a: { x: 2 } })).toMatchObject({
      documents: { a: { x: 2 } },
      conflicts: [{ document: 'a', kind: 'base-removed', theirs: null }],
    });
    expect(mergeBase({ a: { x: 1 } }, { a: { x: 2 } }, {})).toMatchObject({
      documents: {},
      conflicts: [{ document: 'a', kind: 'you-removed', theirs: { x: 2 } }],
    });
  });
});

describe('values', () => {
  const settings = (fields: Record<string, Json>) => ({ 'settings/register-fields': { fields } });
  it('merge key by key', () => {
    const merged = mergeBase(
      settings({ email: { enabled: true, required: false } }),
      settings({ email: { enabled: true, required: true }, phone: { enabled: true } }),
      settings({ email: { enabled: false, required: false } }),
    );
    expect(merged).toEqual({
      documents: settings({ email: { enabled: false, required: true }, phone: { enabled: true } }),
      conflicts: [],
    });
  });
  it('that both changed stay the merchant’s, with all three told', () => {
    const text = (words: string) => ({ 'locales/EN': { 'home.title': words, other: 'same' } });
    expect(mergeBase(text('Old'), text('New'), text('Mine'))).toEqual({
      documents: text('Mine'),
      conflicts: [
        {
          document: 'locales/EN',
          part: '',
          path: ['home.title'],
          kind: 'value',
          was: 'Old',
          theirs: 'New',
          yours: 'Mine',
        },
      ],
    });
  });
  it('that are rules are never mixed from two rules', () => {
    const shown = (rule: Json) => page(button('a', { show: rule }));
    const merged = mergeBase(
      shown({ var: 'settings.a' }),
      shown({ '!': { var: 'settings.a' } }),
      shown({ '!!': { var: 'settings.a' } }),
    );
    expect(childrenOf(merged.documents)).toEqual([button('a', { show: { '!!': { var: 'settings.a' } } })]);
    expect(merged.conflicts).toMatchObject([{ part: 'id:a', path: ['show'] }]);
  });
});

describe('nodes', () => {
  it('that each side adds, takes out and moves come together', () => {
    const merged = mergeBase(
      page(button('a'), button('b'), button('c'), button('d')),
      page(button('b'), button('new'), button('c'), button('d'), button('a')),
      page(button('a'), button('b'), button('mine'), button('d')),
    );
    expect(merged.conflicts).toEqual([]);
    expect(childrenOf(merged.documents)).toEqual(['b', 'mine', 'new', 'd', 'a'].map((id) => button(id)));
  });
  it('keep the merchant’s words when the base moves them into another box', () => {
    const merged = mergeBase(
      page(button('a', { props: { kind: 'x' } }), box('box')),
      page(box('box', button('a', { props: { kind: 'x', size: 'lg' } }))),
      page(button('a', { props: { kind: 'mine' } }), box('box')),
    );
    expect(merged.conflicts).toEqual([]);
    expect(childrenOf(merged.documents)).toEqual([
      box('box', button('a', { props: { kind: 'mine', size: 'lg' } })),
    ]);
  });
  it('that the base took out with the box around them stay when the merchant changed them, told', () => {
    const merged = mergeBase(
      page(box('box', button('a'), button('b'))),
      page(button('c')),
      page(box('box', button('a', { props: { kind: 'mine' } }), button('b'))),
    );
    expect(merged.conflicts).toMatchObject([{ part: 'id:a', kind: 'base-removed' }]);
    expect(childrenOf(merged.documents)).toEqual([
      box('box', button('a', { props: { kind: 'mine' } }), button('b')),
      button('c'),
    ]);
  });
  it('that the merchant took out stay out, told where the base changed them', () => {
    const merged = mergeBase(
      page(button('a'), button('b')),
      page(button('a', { props: { kind: 'new' } }), button('b')),
      page(button('b')),
    );
    expect(childrenOf(merged.documents)).toEqual([button('b')]);
    expect(merged.conflicts).toMatchObject([{ part: 'id:a', kind: 'you-removed' }]);
  });
  it('that both moved stand once, where the merchant has them, told', () => {
    const merged = mergeBase(
      page(button('a'), box('one'), box('two')),
      page(box('one', button('a')), box('two')),
      page(box('one'), box('two', button('a'))),
    );
    expect(childrenOf(merged.documents)).toEqual([box('one'), box('two', button('a'))]);
    expect(merged.conflicts).toMatchObject([{ part: 'id:a', kind: 'moved' }]);
  });
  it('that each side put into the other leave the document as the merchant has it, told', () => {
    const yours = page(box('b', box('a')));
    const merged = mergeBase(page(box('a'), box('b')), page(box('a', box('b'))), yours);
    expect(merged.documents).toEqual(yours);
    expect(merged.conflicts).toMatchObject([{ document: 'pages/home', part: '', path: [] }]);
  });
});
