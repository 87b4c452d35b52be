import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, readChoice } from '../prop-schemas.ts';
import { pill, pillTones } from '../styles/style-parts.ts';

export const badgeDefinition: ComponentDefinition = {
  type: 'Badge',
  version: 1,
  summary: 'A short state word in a tinted pill.',
  group: 'text',
  kind: 'container',
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
};
