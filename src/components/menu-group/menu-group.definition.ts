import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { describeProps, iconProp, textProp } from '../prop-schemas.ts';
import { glyph, overlaySurface, visuallyHidden } from '../style-parts.ts';

export const menuGroupDefinition: ComponentDefinition = {
  type: 'MenuGroup',
  version: 1,
  summary: 'Entries under one word: a panel below a bar, a fold in a list.',
  group: 'navigation',
  kind: 'container',
  props: describeProps({ label: textProp, icon: iconProp }, ['label']),
  accessibility: {
    role: 'button',
    name: 'prop:label',
    keyboard: 'Enter or Space opens and closes; Escape closes.',
  },
  lower: {
    kind: 'view',
    load: 'eager',
    styles: () => ({
      root: { position: 'relative', minWidth: '0', '[data-menu=bar] &': { flexShrink: 0 } },
      trigger: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        width: 'full',
        minHeight: 'control',
        paddingInline: '3',
        borderRadius: 'lg',
        color: 'fg.muted',
        fontSize: 'sm',
        fontWeight: 'medium',
        textAlign: 'start',
        _hover: { bg: 'bg.muted', color: 'fg.default' },
        '[data-menu=bar] &': { width: 'auto', gap: '1.5', fontWeight: 'semibold', whiteSpace: 'nowrap' },
        '[data-rail=narrow] &': { justifyContent: 'center', paddingInline: '0' },
      },
      icon: glyph,
      label: { flexGrow: 1, minWidth: '0', '[data-rail=narrow] &': visuallyHidden },
      chevron: {
        ...glyph,
        width: '1rem',
        height: '1rem',
        '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
        '[data-rail=narrow] &': { display: 'none' },
        _motionSafe: { transition: 'transform 150ms' },
      },
      panel: {
        display: 'flex',
        flexDirection: 'column',
        gap: '0.5',
        listStyleType: 'none',
        marginBlockStart: '0.5',
        paddingInlineStart: '4',
        '[data-rail=narrow] &': { paddingInlineStart: '0' },
        '&[popover]': {
          ...overlaySurface,
          position: 'fixed',
          margin: '0',
          minWidth: '14rem',
          padding: '2',
          borderRadius: 'xl',
          overflowY: 'auto',
          zIndex: 'drawer',
        },
      },
    }),
  },
};
