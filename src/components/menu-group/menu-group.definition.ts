import { menuLine } from '../styles/menu-styles.ts';
import { column, row } from '../styles/flex-parts.ts';
import { defineContainer, eagerView } from '../define-component.ts';
import { describeProps, flagProp, iconProp, noPayload, routeProp, textProp } from '../prop-schemas.ts';
import { narrowRailIcon, narrowRailLabel, narrowRailLook } from '../styles/rail-styles.ts';
import { glyph, overlaySurface } from '../styles/style-parts.ts';
import { openPageLine } from '../open-page-line.ts';
import words from './menu-group.words.json' with { type: 'json' };

export const menuGroupDefinition = defineContainer('MenuGroup', {
  summary:
    'Entries under one word: a panel below a bar, a fold in a list. With a route the word is a link, and a button beside it opens.',
  group: 'navigation',
  props: describeProps(
    { label: textProp, icon: iconProp, current: flagProp, within: flagProp, to: routeProp },
    ['label'],
  ),
  events: { press: noPayload },
  sends: {
    press: { while: [{ prop: 'to', filled: true }] },
  },
  words,
  accessibility: {
    role: 'button',
    name: 'prop:label',
    keyboard: 'Enter or Space opens and closes; Escape closes.',
  },
  lower: eagerView(() => ({
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      position: 'relative',
      minWidth: '0',
      // No gap between the word and what opens below it: a pointer on its way there would leave.
      '[data-menu=bar] &': { flexShrink: 0, flexWrap: 'nowrap', paddingBlock: '2' },
      '&[hidden]': { display: 'none' },
    },
    trigger: {
      ...row('3'),
      flexGrow: 1,
      ...menuLine,
      fontWeight: 'medium',
      textAlign: 'start',
      '[data-menu=bar] &': {
        gap: '1.5',
        paddingInline: '2.5',
        fontWeight: 'semibold',
        whiteSpace: 'nowrap',
      },
      '[data-menu=bar] a&': { paddingInlineEnd: '1' },
      '&[aria-current]': {
        bg: 'brand.subtle',
        color: 'brand.fg',
        '[data-menu=bar] &': { bg: 'transparent', position: 'relative' },
      },
      '[data-menu=bar] &[aria-current]::after': openPageLine,
      '[data-rail=narrow] &': narrowRailLook,
    },
    toggle: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 'control',
      height: 'control',
      borderRadius: 'lg',
      color: 'fg.muted',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
      '[data-menu=bar] &': { width: '1.5rem' },
      '[data-rail=narrow] &': { display: 'none' },
    },
    icon: { ...glyph, '[data-rail=narrow] &': narrowRailIcon },
    label: { flexGrow: 1, minWidth: '0', '[data-rail=narrow] &': narrowRailLabel },
    chevron: {
      ...glyph,
      width: '1rem',
      height: '1rem',
      '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
      '[data-rail=narrow] &': { display: 'none' },
      _motionSafe: { transition: 'transform 150ms' },
    },
    panel: {
      ...column('0.5'),
      width: 'full',
      listStyleType: 'none',
      marginBlockStart: '0.5',
      paddingInlineStart: '4',
      '[data-rail=narrow] &': { paddingInlineStart: '0' },
      '&[popover]': {
        ...overlaySurface,
        position: 'fixed',
        margin: '0',
        width: 'fit-content',
        minWidth: '14rem',
        padding: '2',
        borderRadius: 'xl',
        overflowY: 'auto',
        zIndex: 'drawer',
      },
    },
  })),
});
