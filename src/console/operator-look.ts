import { defineConfig } from '@chakra-ui/react';

const sans = 'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const edge = { borderColor: 'control.off' };

/** What the console and the lab have in common: fonts, edges of controls, and rest where motion is not wanted. */
export const operatorLook = defineConfig({
  globalCss: {
    'html, body, #root': { height: '100%' },
    '*, *::before, *::after': {
      _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0s !important' },
    },
  },
  theme: {
    // The edge of a field is what shows where it is: 3 : 1 against every ground (WCAG 2.2, 1.4.11).
    recipes: {
      input: { variants: { variant: { outline: edge } } },
      textarea: { variants: { variant: { outline: edge } } },
    },
    slotRecipes: {
      checkbox: {
        slots: ['root', 'label', 'control', 'indicator', 'group'],
        variants: { variant: { solid: { control: edge } } },
      },
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        variants: { variant: { outline: { field: edge } } },
      },
    },
    tokens: {
      fonts: {
        heading: { value: sans },
        body: { value: sans },
        mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace' },
      },
    },
    semanticTokens: {
      colors: { control: { off: { value: { _light: '#85858f', _dark: '#71717c' } } } },
    },
  },
});
