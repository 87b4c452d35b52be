import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, fieldsProp, payload, rowsProp, statusProp, textProp } from '../prop-schemas.ts';
import { glyph, placeholderBar, styleChip, styleIconButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './vendor-strip.words.json' with { type: 'json' };

export const vendorStripDefinition = defineLeaf('VendorStrip', {
  summary: 'Vendors in one row to swipe or step through, of which one or all are chosen.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      vendors: rowsProp,
      fields: fieldsProp('id', 'name', 'image', 'count'),
      /** Id of the chosen vendor; empty means all. */
      selected: { type: ['string', 'number', 'null'] },
      /** Words of the choice of all; without them there is none. */
      all: textProp,
      status: statusProp,
    },
    ['label', 'vendors'],
  ),
  events: { select: payload({ id: { type: ['string', 'number'] } }) },
  sends: {
    select: { promised: true, while: [{ prop: 'vendors', filled: true }] },
  },
  words,
  accessibility: {
    role: 'radiogroup',
    name: 'prop:label',
    keyboard: 'Arrow keys choose a vendor. Buttons show earlier and later ones.',
  },
  lower: lazyView({ reserve: '3.5rem', chunk: 'lobby' }, () => ({
    root: { ...row('1'), minWidth: '0' },
    track: {
      display: 'flex',
      gap: '2',
      flexGrow: 1,
      minWidth: '0',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // Room for focus rings, which the scroller would cut.
      padding: '1.5',
      _motionSafe: { scrollBehavior: 'smooth' },
    },
    chip: { ...styleChip(), minHeight: 'control', borderColor: 'border.default' },
    logo: { width: '6', height: '6', objectFit: 'contain', borderRadius: 'sm', flexShrink: 0 },
    count: { color: 'fg.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' },
    step: {
      ...styleIconButton(),
      display: { base: 'none', md: 'inline-flex' },
      width: 'controlSm',
      height: 'controlSm',
      borderColor: 'border.default',
      bg: 'bg.surface',
    },
    icon: glyph,
    place: { ...placeholderBar, width: '7rem', height: 'control', borderRadius: 'full', flexShrink: 0 },
    hidden: visuallyHidden,
  })),
});
