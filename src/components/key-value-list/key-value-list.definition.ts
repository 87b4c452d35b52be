import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { valueFormats } from '../../protocol/money/format-value.ts';
import { choiceProp, describeProps, textProp } from '../prop-schemas.ts';
import { tonedPill } from '../styles/pill-styles.ts';
import { glyph, ownDirection, styleIconButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './key-value-list.words.json' with { type: 'json' };

export const keyValueListDefinition = defineLeaf('KeyValueList', {
  summary:
    'Labels with their values: details of a record, of an account, of a payment. Values may be copied.',
  group: 'data',
  props: describeProps(
    {
      items: {
        type: 'array',
        maxItems: 60,
        items: {
          type: 'object',
          properties: {
            label: textProp,
            value: { type: ['string', 'number', 'boolean', 'null'], 'x-format': 'format' },
            /** Words in place of a value. */
            words: textProp,
            format: { type: 'string', enum: [...valueFormats] },
            tone: { type: 'string', enum: ['neutral', 'brand', 'success', 'warning', 'danger'] },
            copy: { type: 'boolean' },
            /** A telephone number or an email address is a link; anything else is words. */
            contact: { type: 'boolean' },
          },
          required: ['label'],
          additionalProperties: false,
        },
      },
      symbol: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      columns: choiceProp('one', 'two'),
      /** Values at the end of the line, or right after their labels. */
      values: choiceProp('apart', 'beside'),
    },
    ['items'],
  ),
  words,
  accessibility: { name: 'none', keyboard: 'Tab goes through the buttons that copy.' },
  lower: lazyView({ reserve: '10rem', chunk: 'common' }, (props) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: props['columns'] === 'two' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      },
      columnGap: '8',
      minWidth: '0',
    },
    pair: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: props['values'] === 'beside' ? 'start' : 'space-between',
      columnGap: '4',
      minHeight: '2.75rem',
      paddingBlock: '1.5',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      // A line is between two pairs: below the last of a column there is nothing to part it from.
      ...(props['columns'] === 'two' ? {} : { _last: { borderBlockEndWidth: '0' } }),
    },
    label: { color: 'fg.muted', fontSize: 'sm' },
    value: {
      ...row('1'),
      fontWeight: 'semibold',
      minWidth: '0',
      // Apart: under its label where both do not fit in a line, and still below the other values.
      marginInlineStart: props['values'] === 'beside' ? '0' : 'auto',
    },
    contact: {
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '6',
    },
    words: { ...ownDirection, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    pill: tonedPill,
    copy: { ...styleIconButton(), marginBlock: '-1', color: 'fg.muted' },
    icon: glyph,
    hidden: visuallyHidden,
  })),
});
