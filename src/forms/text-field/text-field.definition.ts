import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { choiceProp, describeProps, flagProp, payload, textProp } from '../../components/prop-schemas.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './text-field.words.json' with { type: 'json' };

export const textFieldDefinition = defineLeaf('TextField', {
  summary: 'One labelled input outside a form of the release, for a value that a machine keeps.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      name: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$', 'x-static': true },
      kind: choiceProp('text', 'password', 'tel', 'email'),
      value: { type: ['string', 'null'] },
      required: flagProp,
      hint: textProp,
      error: textProp,
      autocomplete: { type: 'string', 'x-static': true },
    },
    ['label', 'name', 'kind'],
  ),
  /** `submit`: Enter was pressed in it, as in the last field of a form. */
  events: { change: payload({ value: { type: 'string' } }), submit: payload({}) },
  sends: {
    change: { promised: true, carries: 'value' },
  },
  words,
  accessibility: { role: 'textbox', name: 'prop:label' },
  lower: lazyView({ reserve: '5rem' }, () => ({ root: fieldSlots['field'] ?? {}, ...fieldSlots })),
});
