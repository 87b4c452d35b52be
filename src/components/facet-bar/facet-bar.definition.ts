import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import {
  crowded,
  glyph,
  inputLook,
  overlaySurface,
  styleButton,
  styleChip,
  visuallyHidden,
} from '../styles/style-parts.ts';
import words from './facet-bar.words.json' with { type: 'json' };

const option = describeProps({ value: { type: 'string', maxLength: 64 }, label: textProp }, [
  'value',
  'label',
]);

export const facetBarDefinition = defineLeaf('FacetBar', {
  summary:
    'Searches, narrows and sorts a long list, and stays in sight above it: choices by facet with how many each would leave, what is chosen as chips, and the order.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      facets: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: describeProps(
          {
            id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$', 'x-static': true },
            label: textProp,
            /** Allows several choices; the value is then a list with commas. */
            several: staticFlagProp,
            /** Before each label, such as the symbol of money. */
            before: { type: ['string', 'null'] },
            options: { type: ['array', 'null'], items: option },
          },
          ['id', 'label', 'options'],
        ),
      },
      /** Facet → chosen value, or values with commas. */
      values: { type: ['object', 'null'] },
      /** Facet → value → how many it would leave. A choice that leaves none is not offered. */
      counts: { type: ['object', 'null'] },
      orders: { type: 'array', maxItems: 12, items: option },
      order: { type: ['string', 'null'] },
      /** How many are left. */
      count: { type: ['integer', 'null'] },
      busy: flagProp,
    },
    ['label', 'facets'],
  ),
  events: {
    /** All values, chosen or empty. */
    change: payload({ values: { type: 'object' } }),
    order: payload({ value: { type: 'string' } }),
  },
  sends: {
    change: { promised: true, while: [{ prop: 'facets', filled: true }] },
    order: { promised: true, while: [{ prop: 'orders', filled: true }] },
  },
  slots: { search: { summary: 'At the start of the bar: the field that searches the same list.' } },
  words,
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard:
      'Tab goes from choice to choice; Enter or Space takes it or takes it back. Escape closes the choices.',
  },
  lower: lazyView({ reserve: '4rem', chunk: 'lobby' }, () => ({
    root: {
      position: 'sticky',
      insetBlockStart: 'calc({sizes.header} + 1px)',
      zIndex: 'sticky',
      minWidth: '0',
      // As wide as a phone: what scrolls away under it shows at no side.
      marginInline: { base: '-4', md: '0' },
      paddingInline: { base: '4', md: '0' },
      paddingBlock: '2',
      bg: 'bg.canvas',
      [crowded]: { position: 'static' },
    },
    bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
    search: { display: 'flex', flexGrow: 1, flexBasis: '0', minWidth: '8rem', maxWidth: 'form' },
    toggle: {
      ...styleChip(),
      minHeight: '3rem',
      borderRadius: 'lg',
      '&[aria-expanded=true]': { bg: 'bg.muted' },
    },
    icon: glyph,
    badge: {
      minWidth: '1.25rem',
      paddingInline: '1.5',
      borderRadius: 'full',
      bg: 'brand.solid',
      color: 'brand.contrast',
      fontSize: 'xs',
      textAlign: 'center',
    },
    order: {
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      gap: '2',
      marginInlineStart: 'auto',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    orderInPanel: {
      display: { base: 'flex', md: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      textStyle: 'label',
      color: 'fg.muted',
    },
    select: { ...inputLook, width: 'auto', paddingBlock: '1', paddingInline: '3' },
    // On a phone one line that scrolls sideways, whatever is chosen.
    chosen: {
      display: 'flex',
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      flexBasis: { base: 'full', md: 'auto' },
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      '& > *': { flexShrink: 0 },
    },
    applied: { ...styleChip(), bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.edge' },
    clear: styleButton('link', 'neutral', 'sm'),
    // Over the list, which stays where it is, and no further down than the window.
    panel: {
      ...overlaySurface,
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: { base: '2', md: '0' },
      ...column('4'),
      padding: '4',
      borderRadius: 'xl',
      maxHeight: {
        base: 'calc(100dvh - {sizes.header} - {sizes.bottomBar} - 5.5rem)',
        lg: 'calc(100dvh - {sizes.header} - 6.5rem)',
      },
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      '&[hidden]': { display: 'none' },
      [crowded]: { position: 'static', maxHeight: 'none' },
    },
    group: { ...column('2'), minWidth: '0' },
    title: { textStyle: 'label', color: 'fg.muted' },
    options: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
    chip: styleChip(),
    count: { color: 'fg.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' },
    done: {
      ...styleButton('solid', 'brand', 'sm'),
      position: 'sticky',
      insetBlockEnd: '0',
      alignSelf: { base: 'stretch', sm: 'flex-start' },
    },
    hidden: visuallyHidden,
  })),
});
