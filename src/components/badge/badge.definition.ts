import { defineContainer } from '../define-component.ts';
import { describeProps, readChoice } from '../prop-schemas.ts';
import { pill, pillTones } from '../styles/pill-styles.ts';

export const badgeDefinition = defineContainer('Badge', {
  summary: 'A short state word in a tinted pill.',
  group: 'text',
  props: describeProps({ tone: { type: 'string', enum: Object.keys(pillTones) } }, ['tone']),
  accessibility: { name: 'children' },
  lower: {
    kind: 'host',
    element: () => 'span',
    variants: ['tone'],
    styles: (props) => ({
      ...pill,
      ...pillTones[readChoice(props, 'tone', 'neutral')],
    }),
  },
});
