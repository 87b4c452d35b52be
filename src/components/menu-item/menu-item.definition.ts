import { menuLine } from '../styles/menu-styles.ts';
import { row } from '../styles/flex-parts.ts';
import { defineLeaf, eagerView } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { describeProps, flagProp, iconProp, noPayload, routeProp, textProp } from '../prop-schemas.ts';
import { narrowRailIcon, narrowRailLabel, narrowRailLook } from '../styles/rail-styles.ts';
import { crowded, glyph, visuallyHidden } from '../styles/style-parts.ts';
import { openPageLine } from '../open-page-line.ts';

/** The same entry looks as its menu wants: the list around it says which shape that is. */
const rowLook: StyleObject = {
  ...row('3'),
  width: 'full',
  ...menuLine,
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  position: 'relative',
  '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
};

export const menuItemDefinition = defineLeaf('MenuItem', {
  summary: 'One entry of a menu: a link when it goes to a route, else a button.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      icon: iconProp,
      current: flagProp,
      /** The open page is below this entry, or below an entry of its group. */
      within: flagProp,
      badge: { type: ['string', 'number'] },
      to: routeProp,
    },
    ['label'],
  ),
  events: { press: noPayload },
  sends: {
    press: { promised: true },
  },
  accessibility: { role: 'link', name: 'prop:label', keyboard: 'Enter follows or presses it.' },
  lower: eagerView(() => ({
    root: {
      flexShrink: 0, // As wide as its word, and an equal share of what is left.
      '[data-menu=bottom] &': { flex: '1 1 auto', minWidth: 'min-content', [crowded]: { minWidth: '30%' } },
    },
    control: {
      ...rowLook,
      '[data-menu=bar] &': {
        width: 'auto',
        paddingInline: '2.5',
        whiteSpace: 'nowrap',
        fontWeight: 'semibold',
        '&[aria-current]': { bg: 'transparent', color: 'brand.fg' },
        '&[aria-current]::after': openPageLine,
      },
      '[data-menu=bottom] &': {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '0.5',
        minHeight: 'bottomBar',
        paddingInline: '0.5',
        fontSize: '2xs',
        textAlign: 'center',
        '&[aria-current]': { bg: 'transparent', color: 'brand.fg' },
        [crowded]: { minHeight: 'control' },
      },
      '[data-menu=list] &': {
        minHeight: { base: 'control', md: '8' },
        paddingInline: '0',
        _hover: { bg: 'transparent', color: 'fg.default', textDecoration: 'underline' },
        '&[aria-current]': { bg: 'transparent', color: 'brand.fg' },
      },
      '[data-rail=narrow] &': narrowRailLook,
      '[role=menu] &': { color: 'fg.default', fontSize: 'md', _focusVisible: { bg: 'bg.muted' } },
    },
    icon: {
      ...glyph,
      '[data-menu=bottom] &': {
        width: '1.5rem',
        height: '1.5rem',
        // The words alone: two rows of them are as high as one with pictures.
        [crowded]: { display: 'none' },
      },
      '[data-rail=narrow] &': narrowRailIcon,
    },
    label: {
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: 'full',
      '[data-menu=bottom] &': { overflow: 'visible' },
      '[data-rail=narrow] &': narrowRailLabel,
    },
    badge: {
      marginInlineStart: 'auto',
      paddingInline: '2',
      minWidth: '5',
      textAlign: 'center',
      borderRadius: 'full',
      bg: 'danger.solid',
      color: 'danger.contrast',
      fontSize: 'xs',
      fontWeight: 'bold',
      '[data-rail=narrow] &': visuallyHidden,
    },
  })),
});
