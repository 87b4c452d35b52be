import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, flagProp, payload, textProp } from '../../components/prop-schemas.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './otp-input.words.json' with { type: 'json' };

export const otpInputDefinition = defineLeaf('OtpInput', {
  summary:
    'A code from a message: one input that takes typing, pasting and the device\u2019s own suggestion.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      length: { type: 'integer', minimum: 4, maximum: 8, 'x-static': true },
      busy: flagProp,
      error: textProp,
    },
    ['label', 'length'],
  ),
  events: { complete: payload({ value: { type: 'string' } }) },
  sends: {
    complete: { promised: true, carries: 'value' },
  },
  words,
  accessibility: { role: 'textbox', name: 'prop:label' },
  lower: lazyView({ reserve: '6rem' }, () => ({
    root: fieldSlots['field'] ?? {},
    label: fieldSlots['label'] ?? {},
    input: {
      ...fieldSlots['input'],
      fontSize: '2xl',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.5em',
      textAlign: 'center',
      minHeight: '3.75rem',
      direction: 'ltr',
    },
    hint: fieldSlots['hint'] ?? {},
    error: fieldSlots['error'] ?? {},
    icon: fieldSlots['icon'] ?? {},
  })),
});
