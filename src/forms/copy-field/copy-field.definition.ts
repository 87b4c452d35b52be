import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, noPayload, textProp } from '../../components/prop-schemas.ts';
import { styleButton, visuallyHidden } from '../../components/styles/style-parts.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './copy-field.words.json' with { type: 'json' };

export const copyFieldDefinition = defineLeaf('CopyField', {
  summary: 'Text to take along: an account number, an address, a code. Selected and copied by one press.',
  group: 'form',
  props: describeProps({ label: textProp, value: { type: ['string', 'null'] }, hint: textProp }, [
    'label',
    'value',
  ]),
  events: { copy: noPayload },
  sends: {
    copy: { while: [{ prop: 'value', filled: true }] },
  },
  words,
  accessibility: { role: 'textbox', name: 'prop:label', keyboard: 'The button copies; Ctrl C works too.' },
  lower: lazyView({ reserve: '5rem', chunk: 'fields' }, () => ({
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
  })),
});
