import { expect, it } from 'vitest';
import { defineContainer, defineLeaf, eagerView, lazyView } from './define-component.ts';
import { describeProps } from './prop-schemas.ts';

const described = {
  summary: 'How good people find something.',
  group: 'data',
  props: describeProps({}),
  accessibility: { name: 'none' },
  lower: eagerView(() => ({})),
} as const;
const words = { says: { stars: { EN: 'Stars' } } };

it('a component has its first version, and no texts without words', () => {
  const { version, kind, texts } = defineLeaf('Rating', described);
  expect({ version, kind, texts }).toEqual({ version: 1, kind: 'leaf', texts: undefined });
  expect(defineContainer('Rating', described).kind).toBe('container');
});

it('words are named by the type, those of a second version by both, beside texts from elsewhere', () => {
  const second = { ...described, words, version: 2, texts: { missing: 'error.field.required' } };
  expect(defineLeaf('Rating', { ...described, words }).texts).toEqual({ stars: 'component.Rating.stars' });
  expect(defineLeaf('Rating', second).texts).toEqual({
    stars: 'component.Rating@2.stars',
    missing: 'error.field.required',
  });
});

it('a lazy view has its chunk and the space that it takes', () => {
  const styles = (): Record<string, never> => ({});
  expect(lazyView({ chunk: 'inner', reserve: '2rem' }, styles)).toEqual({
    kind: 'view',
    load: 'lazy',
    chunk: 'inner',
    reserve: '2rem',
    styles,
  });
});
