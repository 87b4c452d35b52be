import type { ComponentDefinition, StyleObject } from '../../protocol/component-definition.ts';
import { describeProps, readChoice } from '../prop-schemas.ts';

const tones: Readonly<Record<string, StyleObject>> = {
  neutral: { bg: 'bg.muted', color: 'fg.default', borderColor: 'border.default' },
  brand: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.edge' },
  success: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.solid' },
  warning: { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning.solid' },
  danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.solid' },
};

export const badgeDefinition: ComponentDefinition = {
  type: 'Badge',
  version: 1,
  summary: 'A short state word in a tinted pill.',
  group: 'text',
  kind: 'container',
  props: describeProps({ tone: { type: 'string', enum: Object.keys(tones) } }, ['tone']),
  accessibility: { name: 'children' },
  lower: {
    kind: 'host',
    element: () => 'span',
    variants: ['tone'],
    styles: (props) => ({
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      paddingInline: '2.5',
      paddingBlock: '0.5',
      borderRadius: 'full',
      borderWidth: '1px',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'normal',
      whiteSpace: 'nowrap',
      ...tones[readChoice(props, 'tone', 'neutral')],
    }),
  },
};
