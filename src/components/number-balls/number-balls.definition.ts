import { centred } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, rowsProp, textProp } from '../prop-schemas.ts';

export const numberBallsDefinition = defineLeaf('NumberBalls', {
  summary:
    'Numbers of a draw, in the order in which they were drawn; a table of prizes where a draw has several.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      numbers: { type: ['array', 'null'], items: { type: 'integer' } },
      /** Rows of `name` and `numbers`, the highest prize first; shown in place of the numbers. */
      prizes: rowsProp,
      /** So many rows of prizes, where there is no room for all. */
      most: { type: ['integer', 'null'], minimum: 1 },
      /** Small balls for draws of many numbers on a card. */
      size: choiceProp('sm', 'md'),
    },
    ['label', 'numbers'],
  ),
  accessibility: { role: 'list', name: 'prop:label' },
  lower: lazyView({ reserve: '2.25rem', chunk: 'lottery' }, (props) => ({
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      listStyleType: 'none',
      // Numbers are read in the order of drawing, from the left, in every script.
      direction: 'ltr',
    },
    ball: {
      ...centred,
      minWidth: readChoice(props, 'size', 'md') === 'sm' ? '7' : '9',
      height: readChoice(props, 'size', 'md') === 'sm' ? '7' : '9',
      paddingInline: '1',
      borderRadius: 'full',
      backgroundColor: 'brand.solid',
      color: 'brand.contrast',
      textStyle: 'amount',
      fontSize: readChoice(props, 'size', 'md') === 'sm' ? 'xs' : 'sm',
    },
    prizes: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
    rank: {
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      _last: { borderBlockEndWidth: '0' },
    },
    prize: {
      paddingBlock: '1.5',
      paddingInlineEnd: '3',
      color: 'fg.muted',
      fontWeight: 'medium',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    numbers: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: '3',
      rowGap: '1',
      paddingBlock: '1.5',
    },
    number: {
      textStyle: 'amount',
      fontSize: 'sm',
      '&[data-first]': { color: 'brand.fg', fontSize: 'lg', fontWeight: 'bold' },
    },
  })),
});
