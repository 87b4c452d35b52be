import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { choiceProp, describeProps, textProp } from '../prop-schemas.ts';

export const navMenuDefinition: ComponentDefinition = {
  type: 'NavMenu',
  version: 1,
  summary: 'A navigation filled by a menu document.',
  group: 'navigation',
  kind: 'container',
  props: describeProps(
    {
      label: textProp,
      orientation: choiceProp('horizontal', 'vertical'),
      layout: choiceProp('bar', 'rail', 'list'),
    },
    ['label', 'orientation'],
  ),
  menu: { item: 'MenuItem', group: 'MenuGroup' },
  accessibility: { role: 'navigation', name: 'prop:label', keyboard: 'Tab moves from entry to entry.' },
  lower: {
    kind: 'view',
    load: 'eager',
    styles: (props) => ({
      root: { minWidth: '0', width: props['orientation'] === 'vertical' ? 'full' : 'auto' },
      list: {
        display: 'flex',
        flexDirection: props['orientation'] === 'horizontal' ? 'row' : 'column',
        gap: '1',
        listStyleType: 'none',
        '&[data-menu=bottom]': { justifyContent: 'space-around', gap: '0', paddingInline: '1' },
        '&[data-menu=list]': { gap: '0.5' },
        '&[data-menu=bar]': { overflowX: 'auto', scrollbarWidth: 'none' },
      },
    }),
  },
};
