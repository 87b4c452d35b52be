import { menuPanel } from '../styles/menu-styles.ts';
import { defineLeaf, eagerView } from '../define-component.ts';
import { describeProps, payload, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';

export const languageSwitchDefinition = defineLeaf('LanguageSwitch', {
  summary: 'Chooses the language; each is written in its own words.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      current: { type: 'string' },
      options: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            code: { type: 'string' },
            nativeName: { type: 'string' },
            dir: { type: 'string', enum: ['ltr', 'rtl'] },
            bcp47: { type: 'string' },
          },
          required: ['code', 'nativeName', 'dir'],
        },
      },
    },
    ['label', 'current', 'options'],
  ),
  events: { change: payload({ code: { type: 'string' } }) },
  sends: {
    change: { promised: true, while: [{ prop: 'options', filled: true }] },
  },
  accessibility: {
    role: 'button',
    name: 'prop:label',
    keyboard: 'Enter or arrow down opens; arrows move; Enter chooses; Escape closes.',
  },
  lower: eagerView(() => ({
    root: { position: 'relative', flexShrink: 0 },
    trigger: styleIconButton(),
    icon: glyph,
    panel: {
      ...menuPanel,
      minWidth: '13rem',
    },
    option: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'lg',
      textAlign: 'start',
      _hover: { bg: 'bg.muted' },
      '&[aria-checked=true]': { color: 'brand.fg', fontWeight: 'semibold' },
    },
  })),
});
