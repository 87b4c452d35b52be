import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, payload, textProp } from '../../components/prop-schemas.ts';
import { fieldProps, optionsProp } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './select-field.words.json' with { type: 'json' };

export const selectFieldDefinition = defineLeaf('SelectField', {
  summary: 'One of many choices, with the device’s own list: sure on phones and for screen readers.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      options: optionsProp,
      value: { type: ['string', 'null'] },
      /** Shown while nothing is chosen. */
      placeholder: textProp,
    },
    ['label', 'name', 'options'],
  ),
  events: { change: payload({ value: { type: 'string' } }) },
  sends: {
    change: { promised: true, carries: 'value', while: [{ prop: 'options', filled: true }] },
  },
  words,
  accessibility: { role: 'combobox', name: 'prop:label', keyboard: 'Arrow keys and letters choose.' },
  lower: lazyView({ reserve: '5rem', chunk: 'fields' }, () => ({
    ...fieldSlots,
    root: fieldSlots['field'] ?? {},
    input: {
      ...fieldSlots['input'],
      appearance: 'none',
      paddingInlineEnd: '11',
      textOverflow: 'ellipsis',
      '& option': { bg: 'bg.surface', color: 'fg.default' },
    },
    chevron: {
      ...fieldSlots['icon'],
      position: 'absolute',
      insetInlineEnd: '3.5',
      insetBlockStart: 'calc(50% - 0.625em)',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  })),
});
