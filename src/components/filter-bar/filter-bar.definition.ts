import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, payload, rowsProp, staticFlagProp, textProp } from '../prop-schemas.ts';
import { styleButton, styleChip } from '../styles/style-parts.ts';
import words from './filter-bar.words.json' with { type: 'json' };

const optionSchema = {
  type: 'object',
  properties: { value: { type: 'string', maxLength: 64 }, label: textProp },
  required: ['value', 'label'],
  additionalProperties: false,
} as const;

export const filterBarDefinition = defineLeaf('FilterBar', {
  summary:
    'Choices that narrow a list: one or several of each group. Choosing again what is chosen takes it back.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      filters: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: {
          type: 'object',
          properties: {
            id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
            label: textProp,
            /** Allows several choices; the value is then a comma-separated list. */
            several: { type: 'boolean', 'x-static': true },
            /** Property of the rows to compare with: choices that match no row are left out. */
            field: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$', 'x-static': true },
            options: { type: 'array', maxItems: 40, items: optionSchema },
          },
          required: ['id', 'label', 'options'],
          additionalProperties: false,
        },
      },
      /** What is narrowed, for filters with a `field`. */
      rows: rowsProp,
      /** Filter id → chosen value; with `several` a comma list; empty for none. */
      values: { type: ['object', 'null'] },
      /** How many are left; announced. */
      count: { type: ['integer', 'null'] },
      /** Shows the words of each group beside its choices. */
      showLabels: staticFlagProp,
    },
    ['label', 'filters'],
  ),
  events: {
    change: payload({ id: { type: 'string' }, value: { type: 'string' }, values: { type: 'object' } }),
  },
  sends: {
    change: { promised: true, while: [{ prop: 'filters', filled: true }] },
  },
  words,
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard: 'Tab goes from choice to choice; Enter or Space takes it or takes it back.',
  },
  lower: lazyView({ reserve: '3.5rem', chunk: 'lobby' }, () => ({
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      // A column that wraps would be as wide as its longest row.
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: { base: 'stretch', md: 'center' },
      columnGap: '5',
      rowGap: '2',
      minWidth: '0',
    },
    group: {
      display: 'flex',
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
    },
    label: { textStyle: 'label', color: 'fg.muted', flexShrink: 0, marginInlineEnd: '1' },
    // Inside, or the scroller of a phone would cut it.
    chip: { ...styleChip(), _focusVisible: { outlineOffset: '-3px' } },
    foot: { ...row('3'), marginInlineStart: { base: '0', md: 'auto' } },
    count: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    clear: styleButton('link', 'brand', 'sm'),
  })),
});
