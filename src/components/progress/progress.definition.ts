import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

const bar = { backgroundColor: 'brand.solid', borderRadius: 'full' } as const;

export const progressDefinition: ComponentDefinition = {
  type: 'Progress',
  version: 1,
  summary: 'How much is done; without a value, that something is being done.',
  group: 'feedback',
  kind: 'leaf',
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
      appearance: 'none',
      display: 'block',
      width: 'full',
      height: '2.5',
      overflow: 'hidden',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      bg: 'bg.muted',
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': bar,
      '&::-moz-progress-bar': bar,
      '&:indeterminate': {
        backgroundImage: 'linear-gradient(90deg, transparent, {colors.brand.solid}, transparent)',
        _motionSafe: { animation: 'shimmer 1.4s ease-in-out infinite' },
      },
    }),
  },
};
