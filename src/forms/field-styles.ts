import { column } from '../components/styles/flex-parts.ts';
import type { StyleObject } from '../protocol/document/component-definition.ts';
import { glyph, inputLook, styleIconButton } from '../components/styles/style-parts.ts';

/** Slots of one labelled field, the same in every form component. */
export const fieldSlots: Readonly<Record<string, StyleObject>> = {
  field: { ...column('1.5'), minWidth: '0' },
  label: { textStyle: 'label', color: 'fg.default' },
  star: { color: 'danger.fg', marginInlineStart: '1' },
  control: { position: 'relative', display: 'flex', alignItems: 'stretch', gap: '2' },
  input: inputLook,
  adornment: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
  },
  passwordToggle: {
    ...styleIconButton(),
    position: 'absolute',
    insetInlineEnd: '0.5',
    insetBlockStart: '0.5',
    color: 'fg.muted',
    '&[data-bare]': { position: 'static' },
  },
  icon: glyph,
  hint: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
  error: {
    fontSize: 'sm',
    color: 'danger.fg',
    fontWeight: 'medium',
    lineHeight: 'snug',
    display: 'flex',
    gap: '1.5',
    alignItems: 'flex-start',
    '& svg': { width: '1.15em', height: '1.15em', marginBlockStart: '0.5' },
  },
};
