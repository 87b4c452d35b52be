import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { glyph, inputLook, styleIconButton } from './style-parts.ts';

/** A field to search with: its drawing before the words, and the button that empties it behind them. */
export const searchSlots: Readonly<Record<'icon' | 'input' | 'clear', StyleObject>> = {
  icon: {
    ...glyph,
    position: 'absolute',
    insetInlineStart: '3.5',
    insetBlockStart: '0.9rem',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  input: { ...inputLook, paddingInline: '2.75rem', borderRadius: 'full' },
  clear: {
    ...styleIconButton(),
    position: 'absolute',
    insetInlineEnd: '0.5',
    insetBlockStart: '0.5',
    borderRadius: 'full',
    color: 'fg.muted',
  },
};
