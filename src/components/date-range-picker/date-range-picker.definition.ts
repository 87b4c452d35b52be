import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, payload, textProp } from '../prop-schemas.ts';
import { glyph, inputLook, styleButton, styleChip } from '../styles/style-parts.ts';
import words from './date-range-picker.words.json' with { type: 'json' };
import { quickRanges } from './date-range.ts';

const day = { type: ['string', 'null'], pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;

export const dateRangePickerDefinition = defineLeaf('DateRangePicker', {
  summary:
    'From one day to another, by quick choices or by the device’s own calendars. It tells only of ranges that are allowed.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      from: day,
      to: day,
      min: day,
      max: day,
      /** Most days of a range, both ends counted. */
      maxDays: { type: 'integer', minimum: 1, maximum: 3660 },
      /** Whose days they are, for example `Asia/Manila`; the brand's without it. */
      timeZone: { type: ['string', 'null'] },
      quick: {
        type: 'array',
        items: { type: 'string', enum: [...quickRanges] },
        'x-static': true,
      },
    },
    ['label'],
  ),
  events: {
    change: payload({ from: { type: 'string' }, to: { type: 'string' }, quick: { type: 'string' } }),
  },
  sends: {
    change: { promised: true },
  },
  words,
  accessibility: { role: 'group', name: 'prop:label', keyboard: 'Tab goes through choices and days.' },
  lower: lazyView({ reserve: '8rem', chunk: 'records' }, () => ({
    root: {
      position: 'relative',
      ...column('3'),
      minWidth: '0',
      borderWidth: '0',
    },
    legend: { textStyle: 'label', paddingBlock: { base: '3', sm: '0' }, marginBlockEnd: '2' },
    zone: { color: 'fg.muted', fontWeight: 'regular', marginInlineStart: '2' },
    quick: {
      display: 'flex',
      flexWrap: { base: 'nowrap', sm: 'wrap' },
      gap: '2',
      overflowX: { base: 'auto', sm: 'visible' },
      scrollbarWidth: 'none',
    },
    // Inside, or the scroller of a phone would cut it.
    chip: { ...styleChip(), _focusVisible: { outlineOffset: '-3px' } },
    days: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' },
    // A pair, which a phone has in the line of the label: what is inside a fieldset begins below its legend.
    steps: {
      display: 'flex',
      gap: '2',
      position: { base: 'absolute', sm: 'static' },
      insetBlockStart: { base: '-3.25rem', sm: 'auto' },
      insetInlineEnd: { base: '0', sm: 'auto' },
    },
    step: { ...styleButton('outline', 'neutral'), minHeight: '3rem', paddingInline: '3' },
    field: {
      ...column('1'),
      flex: '1 1 9rem',
      maxWidth: '14rem',
      minWidth: '0',
    },
    fieldLabel: { fontSize: 'sm', color: 'fg.muted' },
    input: {
      ...inputLook,
      minWidth: '0',
      paddingInline: '3',
      '&[aria-invalid=true]': { borderColor: 'danger.solid' },
    },
    error: { display: 'flex', gap: '1.5', fontSize: 'sm', color: 'danger.fg', fontWeight: 'medium' },
    icon: glyph,
  })),
});
