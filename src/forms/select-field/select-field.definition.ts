import { describeProps, payload, textProp } from '../../components/prop-schemas.ts';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { fieldProps, optionsProp } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import { nameWords } from '../../components/name-words.ts';
import words from './select-field.words.json' with { type: 'json' };

export const selectFieldDefinition: ComponentDefinition = {
  type: 'SelectField',
  version: 1,
  summary: 'One of many choices, with the device’s own list: sure on phones and for screen readers.',
  group: 'form',
  kind: 'leaf',
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
  texts: nameWords('SelectField', words),
  accessibility: { role: 'combobox', name: 'prop:label', keyboard: 'Arrow keys and letters choose.' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'fields',
    reserve: '5rem',
    styles: () => ({
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
    }),
  },
};
