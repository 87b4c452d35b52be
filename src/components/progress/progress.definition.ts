import { defineLeaf } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { progressBar } from '../styles/style-parts.ts';

export const progressDefinition = defineLeaf('Progress', {
  summary: 'How much is done; without a value, that something is being done.',
  group: 'feedback',
  props: describeProps(
    { label: textProp, value: { type: 'number', minimum: 0 }, max: { type: 'number', exclusiveMinimum: 0 } },
    ['label'],
  ),
  accessibility: { role: 'progressbar', name: 'prop:label' },
  lower: {
    kind: 'host',
    element: () => 'progress',
    attributes: { 'aria-label': 'label', value: 'value', max: 'max' },
    styles: () => ({
      ...progressBar,
      '&:indeterminate': {
        backgroundImage: 'linear-gradient(90deg, transparent, {colors.brand.solid}, transparent)',
        _motionSafe: { animation: 'shimmer 1.4s ease-in-out infinite' },
      },
    }),
  },
});
