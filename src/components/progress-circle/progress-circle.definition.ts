import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, textProp } from '../prop-schemas.ts';

const sizes: Readonly<Record<string, string>> = { sm: '2.5rem', md: '4.5rem', lg: '7rem' };

export const progressCircleDefinition = defineLeaf('ProgressCircle', {
  summary: 'How much is done, as a ring with words in it; without a value, that something is being done.',
  group: 'feedback',
  props: describeProps(
    {
      label: textProp,
      value: { type: ['number', 'null'], minimum: 0 },
      max: { type: 'number', exclusiveMinimum: 0 },
      text: textProp,
      size: choiceProp(...Object.keys(sizes)),
    },
    ['label'],
  ),
  accessibility: { role: 'progressbar', name: 'prop:label' },
  lower: lazyView({ reserve: '4.5rem', chunk: 'inner' }, (props) => ({
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      width: sizes[readChoice(props, 'size', 'md')],
      height: sizes[readChoice(props, 'size', 'md')],
      '&[data-unknown]': { _motionSafe: { '& svg': { animation: 'spin 1.2s linear infinite' } } },
    },
    ring: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      // The stroke begins at the top.
      transform: 'rotate(-90deg)',
      fill: 'none',
      strokeWidth: '10',
      strokeLinecap: 'round',
    },
    rail: { stroke: 'border.default' },
    bar: { stroke: 'brand.solid', _highContrast: { stroke: 'Highlight' } },
    text: {
      textStyle: 'amount',
      fontSize: readChoice(props, 'size', 'md') === 'lg' ? 'xl' : 'sm',
      textAlign: 'center',
      paddingInline: '2',
      lineHeight: 'tight',
    },
  })),
});
