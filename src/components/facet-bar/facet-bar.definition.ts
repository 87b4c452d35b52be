import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { describeProps, flagProp, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import { glyph, inputLook, raisedSurface, styleButton, styleChip, visuallyHidden } from '../style-parts.ts';
import { nameWords } from '../name-words.ts';
import words from './facet-bar.words.json' with { type: 'json' };

const option = describeProps({ value: { type: 'string', maxLength: 64 }, label: textProp }, [
  'value',
  'label',
]);

export const facetBarDefinition: ComponentDefinition = {
  type: 'FacetBar',
  version: 1,
  summary:
    'Narrows and sorts a long list: choices by facet with how many each would leave, what is chosen as chips, and the order.',
  group: 'form',
  kind: 'leaf',
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
  texts: nameWords('FacetBar', words),
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard:
      'Tab goes from choice to choice; Enter or Space takes it or takes it back. Escape closes the choices.',
  },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'lobby',
    reserve: '3rem',
    styles: () => ({
      root: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '3', minWidth: '0' },
      bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
      toggle: {
        ...styleChip(),
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
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        marginInlineStart: 'auto',
        fontSize: 'sm',
        color: 'fg.muted',
      },
      select: {
        ...inputLook,
        width: 'auto',
        minHeight: { base: 'control', md: 'controlSm' },
        paddingBlock: '1',
        paddingInline: '3',
      },
      applied: { ...styleChip(), bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.edge' },
      clear: styleButton('link', 'neutral', 'sm'),
      panel: {
        ...raisedSurface,
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        padding: '4',
        '&[hidden]': { display: 'none' },
      },
      group: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
      title: { textStyle: 'label', color: 'fg.muted' },
      options: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
      chip: styleChip(),
      count: { color: 'fg.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' },
      done: { ...styleButton('solid', 'brand', 'sm'), alignSelf: { base: 'stretch', sm: 'flex-start' } },
      hidden: visuallyHidden,
    }),
  },
};
