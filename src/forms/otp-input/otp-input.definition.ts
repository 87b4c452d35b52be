import { describeProps, flagProp, payload, textProp } from '../../components/prop-schemas.ts';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { fieldSlots } from '../field-styles.ts';
import { nameWords } from '../../components/name-words.ts';
import words from './otp-input.words.json' with { type: 'json' };

export const otpInputDefinition: ComponentDefinition = {
  type: 'OtpInput',
  version: 1,
  summary:
    'A code from a message: one input that takes typing, pasting and the device\u2019s own suggestion.',
  group: 'form',
  kind: 'leaf',
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
  texts: nameWords('OtpInput', words),
  accessibility: { role: 'textbox', name: 'prop:label' },
  lower: {
    kind: 'view',
    load: 'lazy',
    reserve: '6rem',
    styles: () => ({
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
    }),
  },
};
