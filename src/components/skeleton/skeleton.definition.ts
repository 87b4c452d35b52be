import { column } from '../styles/flex-parts.ts';
import { defineLeaf, eagerView } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { choiceProp, describeProps, readChoice } from '../prop-schemas.ts';
import words from './skeleton.words.json' with { type: 'json' };

const frames: Readonly<Record<string, StyleObject>> = {
  text: { ...column('2') },
  card: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(5, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '4',
  },
  row: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '8.25rem', md: 'tile' },
    gap: { base: '3', md: '4' },
    overflow: 'hidden',
  },
  banner: { display: 'block' },
};
const pieces: Readonly<Record<string, StyleObject>> = {
  text: { height: '4', borderRadius: 'md', '&:last-child': { width: '60%' } },
  card: { aspectRatio: '3 / 5', borderRadius: 'xl' },
  row: { aspectRatio: '3 / 5', borderRadius: 'xl' },
  banner: { height: { base: '15rem', sm: '17rem', md: '20rem', lg: '22rem' }, borderRadius: '2xl' },
};

export const skeletonDefinition = defineLeaf('Skeleton', {
  summary: 'Holds the place of what is being loaded, in its size.',
  group: 'feedback',
  props: describeProps(
    {
      variant: choiceProp('text', 'card', 'row', 'banner'),
      count: { type: 'integer', minimum: 1, maximum: 60, 'x-static': true },
    },
    ['variant'],
  ),
  words,
  accessibility: { role: 'status', name: 'none' },
  lower: eagerView((props) => {
    const variant = readChoice(props, 'variant', 'text');
    return {
      root: { minWidth: '0', ...frames[variant] },
      piece: {
        bg: 'bg.muted',
        _motionSafe: { animation: 'shimmer 1.6s ease-in-out infinite' },
        ...pieces[variant],
      },
    };
  }),
});
