import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, iconProp, payload, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';
import words from './marquee.words.json' with { type: 'json' };

export const marqueeDefinition = defineLeaf('Marquee', {
  summary:
    'Announcements that pass by in one line. It can be stopped, waits under pointer and focus, and stands still under reduced motion.',
  group: 'media',
  props: describeProps(
    {
      label: textProp,
      icon: iconProp,
      items: {
        type: 'array',
        maxItems: 20,
        items: describeProps({ id: { type: ['string', 'number'] }, text: textProp }, ['id', 'text']),
      },
    },
    ['label', 'items'],
  ),
  events: { select: payload({ id: { type: 'string' } }) },
  sends: {
    select: { promised: true, while: [{ prop: 'items', filled: true }] },
  },
  words,
  accessibility: {
    role: 'region',
    name: 'prop:label',
    keyboard: 'A button stops it and starts it; Tab goes through the announcements.',
  },
  lower: lazyView({ reserve: '2.75rem' }, () => ({
    root: {
      ...row('2'),
      minWidth: '0',
      minHeight: 'control',
      paddingInlineStart: '4',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'lg',
      bg: 'bg.surface',
    },
    icon: { ...glyph, color: 'brand.fg' },
    track: {
      flex: '1 1 0',
      minWidth: '0',
      overflow: 'hidden',
      // Standing still it is a line to scroll.
      '&[data-still]': { overflowX: 'auto' },
    },
    list: { display: 'inline-flex', gap: '10', whiteSpace: 'nowrap' },
    item: {
      minHeight: 'control',
      display: 'inline-flex',
      alignItems: 'center',
      textAlign: 'start',
      borderRadius: 'sm',
      unicodeBidi: 'isolate',
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    button: styleIconButton(),
    buttonIcon: glyph,
  })),
});
