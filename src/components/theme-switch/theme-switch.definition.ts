import { defineLeaf, eagerView } from '../define-component.ts';
import { describeProps, payload, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';

const themeProp = { type: 'string', enum: ['light', 'dark'] } as const;

export const themeSwitchDefinition = defineLeaf('ThemeSwitch', {
  summary: 'Switches between the dark and the light theme.',
  group: 'navigation',
  props: describeProps({ label: textProp, current: themeProp }, ['label', 'current']),
  events: { change: payload({ theme: themeProp }) },
  sends: {
    change: { promised: true },
  },
  accessibility: { role: 'switch', name: 'prop:label', keyboard: 'Enter and Space switch.' },
  lower: eagerView(() => ({
    root: styleIconButton(),
    light: { ...glyph, _dark: { display: 'none' } },
    dark: { ...glyph, display: { base: 'none', _dark: 'block' } },
  })),
});
