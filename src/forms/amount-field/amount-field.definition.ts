import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, payload, staticFlagProp } from '../../components/prop-schemas.ts';
import { styleButton } from '../../components/styles/style-parts.ts';
import { decimalProp, fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './amount-field.words.json' with { type: 'json' };

export const amountFieldDefinition = defineLeaf('AmountField', {
  summary:
    'An amount of money, with its limits in sight and quick amounts to press; those beyond the limits are left out. Its value is a decimal string such as "1234.50", empty while it is none.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      value: decimalProp,
      symbol: { type: ['string', 'null'], maxLength: 8 },
      min: decimalProp,
      max: decimalProp,
      /** The amount must be a multiple of it. */
      step: decimalProp,
      /** Digits after the decimal sign. */
      digits: { type: 'integer', minimum: 0, maximum: 8, 'x-static': true },
      quick: { type: 'array', maxItems: 12, items: decimalProp },
      /** Offers the largest amount in one press. */
      most: staticFlagProp,
    },
    ['label', 'name'],
  ),
  events: { change: payload({ value: { type: 'string' }, isValid: { type: 'boolean' } }) },
  sends: {
    change: { promised: true, carries: 'value' },
  },
  words,
  accessibility: { role: 'textbox', name: 'prop:label', keyboard: 'Tab moves on to the quick amounts.' },
  lower: lazyView({ reserve: '8rem', chunk: 'fields' }, () => ({
    ...fieldSlots,
    root: fieldSlots['field'] ?? {},
    // The sign of the currency and the figure are one field.
    control: { ...fieldSlots['control'], gap: '0' },
    adornment: {
      ...fieldSlots['adornment'],
      fontSize: 'xl',
      fontWeight: 'bold',
      borderStartEndRadius: '0',
      borderEndEndRadius: '0',
      borderInlineEndWidth: '0',
    },
    input: {
      ...fieldSlots['input'],
      '&:not(:first-child)': { borderStartStartRadius: '0', borderEndStartRadius: '0' },
      flex: '1 1 0',
      minWidth: '0',
      fontSize: 'xl',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
    },
    quick: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '1' },
    amount: {
      ...styleButton('outline', 'neutral', 'sm'),
      minHeight: 'control',
      fontVariantNumeric: 'tabular-nums',
      '&[aria-pressed=true]': { borderColor: 'brand.edge', bg: 'brand.subtle', color: 'brand.fg' },
    },
  })),
});
