import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { choiceProp, describeProps, payload } from '../../components/prop-schemas.ts';
import { decimalProp, fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './slider.words.json' with { type: 'json' };

export const sliderDefinition = defineLeaf('Slider', {
  summary:
    'A value between two limits, found by moving. For what is chosen roughly; an exact amount is typed in an AmountField beside it. Its value is a decimal string.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      value: decimalProp,
      min: decimalProp,
      max: decimalProp,
      step: decimalProp,
      format: choiceProp('number', 'money', 'percent'),
      symbol: { type: ['string', 'null'] },
    },
    ['label', 'name', 'min', 'max'],
  ),
  events: { change: payload({ value: { type: 'string' } }) },
  sends: {
    change: { promised: true, carries: 'value' },
  },
  words,
  accessibility: {
    role: 'slider',
    name: 'prop:label',
    keyboard: 'Arrow keys move by a step, Page up and Page down by more; Home and End go to the ends.',
  },
  lower: lazyView({ reserve: '5rem', chunk: 'fields' }, () => ({
    ...fieldSlots,
    root: fieldSlots['field'] ?? {},
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
    },
    value: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    input: {
      width: 'full',
      minHeight: 'control',
      accentColor: 'brand.solid',
      cursor: 'pointer',
      _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    },
    ends: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  })),
});
