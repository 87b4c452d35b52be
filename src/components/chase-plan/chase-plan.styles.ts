import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { glyph, inputLook, styleChip, styleIconButton } from '../styles/style-parts.ts';

const column: StyleObject = { display: 'flex', flexDirection: 'column', minWidth: '0' };
const row: StyleObject = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' };
const cell: StyleObject = {
  paddingBlock: '1',
  paddingInline: '1.5',
  textAlign: 'end',
  fontWeight: 'regular',
};

export const chaseStyles = (): Readonly<Record<string, StyleObject>> => ({
  root: { ...column, gap: '4' },
  toggle: { ...styleChip(), alignSelf: 'flex-start' },
  terms: { ...row, gap: '4', alignItems: 'flex-end' },
  field: { ...column, gap: '2' },
  fieldLabel: { textStyle: 'label' },
  chips: { ...row, gap: '2' },
  chip: styleChip(),
  stepper: { ...row, gap: '1' },
  step: { ...styleIconButton(), borderColor: 'border.strong' },
  count: { ...inputLook, minHeight: 'control', width: '4.5rem', paddingInline: '2', textAlign: 'center' },
  icon: glyph,
  check: { ...row, gap: '2', flexWrap: 'nowrap', minHeight: 'control', cursor: 'pointer' },
  box: { width: '5', height: '5', accentColor: 'brand.solid', flexShrink: '0' },
  hint: { color: 'fg.muted', fontSize: 'sm' },
  frame: {
    maxHeight: '16rem',
    overflow: 'auto',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
  table: { width: 'full', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse' },
  head: {
    ...cell,
    color: 'fg.muted',
    position: 'sticky',
    insetBlockStart: '0',
    bg: 'bg.surface',
    '&:first-of-type': { textAlign: 'start' },
  },
  cell,
  draw: { ...cell, textAlign: 'start', overflowWrap: 'anywhere' },
  sum: { textStyle: 'amount', fontWeight: 'semibold' },
});
