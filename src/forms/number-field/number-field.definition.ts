import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, payload } from '../../components/prop-schemas.ts';
import { styleIconButton } from '../../components/styles/style-parts.ts';
import { decimalProp, fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './number-field.words.json' with { type: 'json' };

export const numberFieldDefinition = defineLeaf('NumberField', {
  summary:
    'How many: typed, or counted up and down by buttons and arrow keys. Its value is a decimal string.',
  group: 'form',
  props: describeProps(
    { ...fieldProps, value: decimalProp, min: decimalProp, max: decimalProp, step: decimalProp },
    ['label', 'name'],
  ),
  events: { change: payload({ value: { type: 'string' }, isValid: { type: 'boolean' } }) },
  sends: {
    change: { promised: true, carries: 'value' },
  },
  words,
  accessibility: {
    role: 'spinbutton',
    name: 'prop:label',
    keyboard: 'Arrow up and down count; Home and End go to the least and the most.',
  },
  lower: lazyView({ reserve: '5rem', chunk: 'fields' }, () => ({
    ...fieldSlots,
    root: fieldSlots['field'] ?? {},
    input: {
      ...fieldSlots['input'],
      flex: '0 1 8rem',
      minWidth: '0',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'semibold',
    },
    step: {
      ...styleIconButton(),
      width: '3rem',
      height: '3rem',
      borderColor: 'border.strong',
      bg: 'bg.surface',
    },
  })),
});
