import { column } from '../../components/styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { choiceProp, describeProps, payload, readChoice } from '../../components/prop-schemas.ts';
import { visuallyHidden } from '../../components/styles/style-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { fieldProps, optionsProp } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './radio-group.words.json' with { type: 'json' };

const frame: StyleObject = {
  position: 'relative',
  display: 'flex',
  minWidth: '0',
  minHeight: 'control',
  borderWidth: '1px',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px' },
  '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
};
const looks: Readonly<Record<string, Readonly<Record<string, StyleObject>>>> = {
  list: {
    options: { ...column('2') },
    option: {
      ...frame,
      alignItems: 'flex-start',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '3',
      borderColor: 'border.default',
      borderRadius: 'lg',
      bg: 'bg.surface',
      _hover: { borderColor: 'fg.muted' },
      '&:has(:checked)': { borderColor: 'brand.edge', bg: 'brand.subtle' },
    },
    mark: {
      flexShrink: 0,
      width: '1.25rem',
      height: '1.25rem',
      marginBlockStart: '0.5',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      bg: 'bg.surface',
      // The point of a chosen one is a border, which forced colours keep.
      '*:checked + &': { borderWidth: '6px', borderColor: 'brand.edge' },
    },
    words: { ...column('0.5'), minWidth: '0' },
    name: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
  },
  segments: {
    options: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      padding: '1',
      borderRadius: 'xl',
      bg: 'bg.muted',
    },
    option: {
      ...frame,
      // Options that do not fit in one row wrap into columns, not into rows of uneven width.
      flex: '1 1 7.5rem',
      // Counts where the group is as wide as its content: the basis alone does not.
      minWidth: '7.5rem',
      alignItems: 'center',
      justifyContent: 'center',
      paddingInline: '3',
      borderColor: 'transparent',
      borderRadius: 'lg',
      color: 'fg.muted',
      textAlign: 'center',
      _hover: { color: 'fg.default' },
      '&:has(:checked)': {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        boxShadow: 'card',
        _highContrast: { borderWidth: '3px' },
      },
    },
    mark: { display: 'none' },
    words: { minWidth: '0' },
    name: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
  },
};

export const radioGroupDefinition = defineLeaf('RadioGroup', {
  summary: 'One of a few choices, all in sight: as a list with explanations, or as segments of one bar.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      options: { ...optionsProp, maxItems: 20 },
      value: { type: ['string', 'null'] },
      look: choiceProp('list', 'segments'),
    },
    ['label', 'name', 'options'],
  ),
  events: { change: payload({ value: { type: 'string' } }) },
  sends: {
    change: { promised: true, carries: 'value', while: [{ prop: 'options', filled: true }] },
  },
  words,
  accessibility: { role: 'radiogroup', name: 'prop:label', keyboard: 'Arrow keys choose.' },
  lower: lazyView({ reserve: '6rem', chunk: 'fields' }, (props) => ({
    ...looks[readChoice(props, 'look', 'list')],
    root: { ...fieldSlots['field'], borderWidth: '0', margin: '0', padding: '0' },
    label: { ...fieldSlots['label'], padding: '0', marginBlockEnd: '1.5' },
    star: fieldSlots['star'] ?? {},
    hint: fieldSlots['hint'] ?? {},
    error: fieldSlots['error'] ?? {},
    icon: fieldSlots['icon'] ?? {},
    input: { ...visuallyHidden },
    text: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
  })),
});
