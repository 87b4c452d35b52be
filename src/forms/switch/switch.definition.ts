import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, flagProp, payload } from '../../components/prop-schemas.ts';
import { visuallyHidden } from '../../components/styles/style-parts.ts';
import { fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';

const { required: _noSwitchIsRequired, ...switchProps } = fieldProps;

export const switchDefinition = defineLeaf('Switch', {
  summary: 'Turns a setting on and off, at once. For agreeing to something, use Checkbox.',
  group: 'form',
  props: describeProps({ ...switchProps, checked: flagProp, busy: flagProp }, ['label', 'name']),
  events: { change: payload({ checked: { type: 'boolean' } }) },
  sends: {
    change: { promised: true },
  },
  accessibility: { role: 'switch', name: 'prop:label', keyboard: 'Space turns it.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'fields' }, () => ({
    root: { ...fieldSlots['field'], position: 'relative' },
    label: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'control',
      cursor: 'pointer',
      '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
      '&:has([aria-busy=true])': { cursor: 'progress' },
    },
    words: { minWidth: '0', fontWeight: 'medium', lineHeight: 'snug', overflowWrap: 'anywhere' },
    input: visuallyHidden,
    rail: {
      position: 'relative',
      flexShrink: 0,
      width: '3rem',
      height: '1.75rem',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      bg: 'bg.muted',
      _motionSafe: { transition: 'background-color 120ms' },
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '0.125rem',
        insetInlineStart: '0.125rem',
        // A border: forced colours would drop a background.
        borderWidth: '0.625rem',
        borderColor: 'fg.muted',
        borderRadius: 'full',
        _motionSafe: { transition: 'inset-inline-start 120ms' },
      },
      '*:checked + &': { bg: 'brand.solid', borderColor: 'brand.edge' },
      '*:checked + &::before': { insetInlineStart: '1.375rem', borderColor: 'brand.contrast' },
      '*:focus-visible + &': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    hint: fieldSlots['hint'] ?? {},
    error: fieldSlots['error'] ?? {},
    icon: fieldSlots['icon'] ?? {},
  })),
});
