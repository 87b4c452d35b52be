import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const numberBallsDefinition: ComponentDefinition = {
  type: 'NumberBalls',
  version: 1,
  summary: 'Numbers of a draw, in the order in which they were drawn.',
  group: 'games',
  kind: 'leaf',
  props: describeProps(
    { label: textProp, numbers: { type: ['array', 'null'], items: { type: 'integer' } } },
    ['label', 'numbers'],
  ),
  accessibility: { role: 'list', name: 'prop:label' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'lottery',
    reserve: '2.25rem',
    styles: () => ({
      root: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '1.5',
        listStyleType: 'none',
        // Numbers are read in the order of drawing, from the left, in every script.
        direction: 'ltr',
      },
      ball: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: '9',
        height: '9',
        paddingInline: '1',
        borderRadius: 'full',
        backgroundColor: 'brand.solid',
        color: 'brand.contrast',
        textStyle: 'amount',
        fontSize: 'sm',
      },
    }),
  },
};
