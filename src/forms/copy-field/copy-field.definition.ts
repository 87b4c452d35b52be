import { describeProps, noPayload, textProp } from '../../components/prop-schemas.ts';
import { styleButton, visuallyHidden } from '../../components/styles/style-parts.ts';
import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { fieldSlots } from '../field-styles.ts';
import { nameWords } from '../../components/name-words.ts';
import words from './copy-field.words.json' with { type: 'json' };

export const copyFieldDefinition: ComponentDefinition = {
  type: 'CopyField',
  version: 1,
  summary: 'Text to take along: an account number, an address, a code. Selected and copied by one press.',
  group: 'form',
  kind: 'leaf',
  props: describeProps({ label: textProp, value: { type: ['string', 'null'] }, hint: textProp }, [
    'label',
    'value',
  ]),
  events: { copy: noPayload },
  sends: {
    copy: { while: [{ prop: 'value', filled: true }] },
  },
  texts: nameWords('CopyField', words),
  accessibility: { role: 'textbox', name: 'prop:label', keyboard: 'The button copies; Ctrl C works too.' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'fields',
    reserve: '5rem',
    styles: () => ({
      ...fieldSlots,
      root: { ...fieldSlots['field'], position: 'relative' },
      input: {
        ...fieldSlots['input'],
        flex: '1 1 0',
        minWidth: '0',
        direction: 'ltr',
        fontVariantNumeric: 'tabular-nums',
        textOverflow: 'ellipsis',
      },
      copy: { ...styleButton('outline', 'neutral'), minHeight: '3rem', paddingInline: '4' },
      copyWords: { display: { base: 'none', sm: 'inline' } },
      said: visuallyHidden,
    }),
  },
};
