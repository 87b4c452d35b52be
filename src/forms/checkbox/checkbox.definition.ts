import { centred } from '../../components/styles/flex-parts.ts';
import { defineContainer, lazyView } from '../../components/define-component.ts';
import { describeProps, flagProp, payload } from '../../components/prop-schemas.ts';
import { visuallyHidden } from '../../components/styles/style-parts.ts';
import { fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './checkbox.words.json' with { type: 'json' };

export const checkboxDefinition = defineContainer('Checkbox', {
  summary:
    'Agrees to something, or takes one of several. Its children stand under the label: a link to read first.',
  group: 'form',
  props: describeProps({ ...fieldProps, checked: flagProp }, ['label', 'name']),
  events: { change: payload({ checked: { type: 'boolean' } }) },
  sends: {
    change: { promised: true },
  },
  words,
  accessibility: { role: 'checkbox', name: 'prop:label', keyboard: 'Space checks it.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'fields' }, () => ({
    root: { ...fieldSlots['field'], position: 'relative' },
    label: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'control',
      paddingBlock: '2.5',
      cursor: 'pointer',
      '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    },
    input: visuallyHidden,
    mark: {
      ...centred,
      flexShrink: 0,
      width: '1.5rem',
      height: '1.5rem',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      bg: 'bg.surface',
      color: 'transparent',
      '*:checked + &': { bg: 'brand.solid', borderColor: 'brand.edge', color: 'brand.contrast' },
      '*:focus-visible + &': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '[aria-invalid=true] + &': { borderColor: 'danger.solid' },
      _highContrast: { '*:checked + &': { color: 'CanvasText' } },
    },
    check: { width: '1.125rem', height: '1.125rem', strokeWidth: '3' },
    words: { minWidth: '0', lineHeight: 'snug', paddingBlockStart: '0.5', overflowWrap: 'anywhere' },
    more: { paddingInlineStart: '9' },
    star: fieldSlots['star'] ?? {},
    hint: fieldSlots['hint'] ?? {},
    error: fieldSlots['error'] ?? {},
    icon: fieldSlots['icon'] ?? {},
  })),
});
