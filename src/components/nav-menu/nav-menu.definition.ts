import { menuLine, menuPanel } from '../styles/menu-styles.ts';
import { row } from '../styles/flex-parts.ts';
import { defineContainer, eagerView } from '../define-component.ts';
import { choiceProp, describeProps, textProp } from '../prop-schemas.ts';
import { crowded, glyph } from '../styles/style-parts.ts';
import { openPageLine } from '../open-page-line.ts';
import words from './nav-menu.words.json' with { type: 'json' };

export const navMenuDefinition = defineContainer('NavMenu', {
  summary: 'A navigation filled by a menu document. A bar keeps what does not fit under one word at its end.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      orientation: choiceProp('horizontal', 'vertical'),
      layout: choiceProp('bar', 'rail', 'list'),
    },
    ['label', 'orientation'],
  ),
  words,
  menu: { item: 'MenuItem', group: 'MenuGroup' },
  accessibility: {
    role: 'navigation',
    name: 'prop:label',
    keyboard: 'Tab moves from entry to entry; Enter opens what did not fit, Escape closes it.',
  },
  lower: eagerView((props) => ({
    root: {
      minWidth: '0',
      ...(props['orientation'] === 'vertical'
        ? { width: 'full' }
        : { display: 'flex', flexGrow: 1, alignItems: 'center', gap: '1', width: 'auto' }),
    },
    list: {
      display: 'flex',
      flexDirection: props['orientation'] === 'horizontal' ? 'row' : 'column',
      gap: '1',
      listStyleType: 'none',
      '&:not([data-menu=bar])': { flexGrow: 1, minWidth: '0' },
      '&[data-menu=bottom]': {
        justifyContent: 'space-around',
        gap: '0',
        paddingInline: '1',
        [crowded]: { flexWrap: 'wrap' },
      },
      '&[data-menu=list]': { gap: '0.5' },
      '&[data-menu=bar]': {
        minWidth: '0',
        alignItems: 'center',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
    more: { flexShrink: 0 },
    trigger: {
      ...row('1.5'),
      ...menuLine,
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      '&[data-current]': { color: 'brand.fg', position: 'relative' },
      '&[data-current]::after': openPageLine,
    },
    chevron: { ...glyph, width: '1rem', height: '1rem' },
    panel: {
      ...menuPanel,
      minWidth: '14rem',
      listStyleType: 'none',
    },
  })),
});
