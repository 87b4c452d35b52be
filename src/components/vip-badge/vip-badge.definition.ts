import { defineContainer } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { styleIcon } from '../icons.ts';
import { describeProps, readChoice } from '../prop-schemas.ts';
import { pill } from '../styles/pill-styles.ts';

/** From the first tier to the last: each is more prominent than the one before. */
const tiers: Readonly<Record<string, StyleObject>> = {
  bronze: { bg: 'bg.muted', color: 'warning.fg', borderColor: 'warning.solid' },
  silver: { bg: 'bg.muted', color: 'fg.default', borderColor: 'border.strong' },
  gold: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.edge' },
  platinum: { bg: 'info.subtle', color: 'info.fg', borderColor: 'info.solid' },
  diamond: { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
};

export const vipBadgeDefinition = defineContainer('VipBadge', {
  summary: 'A member’s rank in a word, with its crown.',
  group: 'data',
  props: describeProps({ tier: { type: 'string', enum: Object.keys(tiers) } }, ['tier']),
  accessibility: { name: 'children' },
  lower: {
    kind: 'host',
    element: () => 'span',
    variants: ['tier'],
    styles: (props) => ({
      ...pill,
      paddingBlock: '1',
      fontWeight: 'bold',
      ...tiers[readChoice(props, 'tier', 'silver')],
      _before: { ...styleIcon('crown'), content: '""', width: '1.25em', height: '1.25em' },
    }),
  },
});
