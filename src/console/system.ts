import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { operatorLook } from './operator-look.ts';

/** As high as a finger on a phone, and as dense as a desk of many lines elsewhere. */
const finger = (dense: string) => ({ base: '11', md: dense });
const heights = { dense: finger('7'), line: finger('8'), form: finger('9') };

/**
 * The console's look: Chakra's recipes on a calm neutral base with one accent. Every pair of text and
 * ground below keeps 4.5 : 1 in both themes.
 */
const config = defineConfig({
  globalCss: {
    html: { fontSize: '16px' },
    body: {
      background: 'bg.canvas',
      color: 'fg',
      fontSize: 'sm',
      lineHeight: '1.5',
      fontFeatureSettings: '"cv11", "ss01"',
    },
    '*::selection': { background: 'brand.muted' },
    ':focus-visible': { outlineColor: 'brand.focusRing' },
  },
  theme: {
    // `2xs` and `xs` are for lines, `sm` for forms; a field of size `xs` is for the row above a list.
    recipes: {
      button: {
        base: {
          // While a button works, its words are out of sight behind the spinner, but still its name.
          '&[data-loading] > span > :nth-child(2)': {
            visibility: 'visible !important',
            color: 'transparent',
          },
        },
        variants: {
          size: {
            '2xs': { h: heights.dense, minW: heights.dense },
            xs: { h: heights.line, minW: heights.line },
            sm: { h: heights.line, minW: heights.line },
          },
        },
      },
      input: {
        variants: {
          size: {
            xs: { h: heights.line, textStyle: 'sm', px: '2.5' },
            sm: { h: heights.form },
          },
        },
      },
    },
    slotRecipes: {
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        variants: {
          size: {
            xs: { field: { height: heights.line, textStyle: 'sm', ps: '2.5', pe: '8' } },
            sm: { field: { height: heights.form } },
          },
        },
      },
      segmentGroup: {
        slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
        variants: { size: { sm: { item: { minHeight: heights.line } } } },
      },
      checkbox: {
        slots: ['root', 'label', 'control', 'indicator', 'group'],
        base: { root: { minHeight: heights.line } },
      },
      switch: {
        slots: ['root', 'label', 'control', 'indicator', 'thumb'],
        base: { root: { minHeight: finger('6') } },
      },
      // What is wrong takes the place of the hint, as in the portal. A reader still hears both.
      field: {
        slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
        base: { helperText: { '&:has(~ [data-part=error-text])': { display: 'none' } } },
      },
    },
    tokens: {
      colors: {
        brand: {
          50: { value: '#eef0ff' },
          100: { value: '#e0e3ff' },
          200: { value: '#c6cbff' },
          300: { value: '#a3aaff' },
          400: { value: '#8389f9' },
          500: { value: '#666af0' },
          600: { value: '#5150dd' },
          700: { value: '#4340bb' },
          800: { value: '#383796' },
          900: { value: '#262660' },
          950: { value: '#17173a' },
        },
      },
    },
    semanticTokens: {
      radii: { l1: { value: '6px' }, l2: { value: '8px' }, l3: { value: '12px' } },
      colors: {
        bg: {
          canvas: { value: { _light: '#fafafa', _dark: '#0b0b0d' } },
          panel: { value: { _light: '#ffffff', _dark: '#131316' } },
          DEFAULT: { value: { _light: '#ffffff', _dark: '#131316' } },
          subtle: { value: { _light: '#f6f6f7', _dark: '#18181b' } },
          muted: { value: { _light: '#f0f0f2', _dark: '#1f1f23' } },
          emphasized: { value: { _light: '#e4e4e7', _dark: '#2c2c31' } },
          error: { value: { _light: '#fef3f2', _dark: '#2b1416' } },
          warning: { value: { _light: '#fff7ea', _dark: '#2a1e0e' } },
        },
        fg: {
          DEFAULT: { value: { _light: '#17171a', _dark: '#f2f2f4' } },
          muted: { value: { _light: '#55555e', _dark: '#a6a6b0' } },
          subtle: { value: { _light: '#6a6a74', _dark: '#93939e' } },
          error: { value: { _light: '#b42318', _dark: '#ff9b91' } },
          warning: { value: { _light: '#93560a', _dark: '#f5b95f' } },
          success: { value: { _light: '#12703a', _dark: '#6fd39a' } },
        },
        // White words lie on these, in toasts and buttons: 4.5 : 1.
        green: { solid: { value: { _light: '{colors.green.700}', _dark: '{colors.green.700}' } } },
        orange: { solid: { value: { _light: '{colors.orange.700}', _dark: '{colors.orange.700}' } } },
        // Focus is one colour everywhere, whatever the palette of the thing focused.
        gray: { focusRing: { value: { _light: '{colors.brand.500}', _dark: '{colors.brand.400}' } } },
        red: { focusRing: { value: { _light: '{colors.brand.500}', _dark: '{colors.brand.400}' } } },
        border: {
          DEFAULT: { value: { _light: '#e5e5e8', _dark: '#26262b' } },
          muted: { value: { _light: '#eeeef0', _dark: '#1e1e22' } },
          emphasized: { value: { _light: '#d2d2d7', _dark: '#37373d' } },
        },
        brand: {
          solid: { value: { _light: '{colors.brand.600}', _dark: '{colors.brand.600}' } },
          contrast: { value: 'white' },
          fg: { value: { _light: '{colors.brand.700}', _dark: '{colors.brand.300}' } },
          muted: { value: { _light: '{colors.brand.100}', _dark: '{colors.brand.900}' } },
          subtle: { value: { _light: '{colors.brand.50}', _dark: '{colors.brand.950}' } },
          emphasized: { value: { _light: '{colors.brand.200}', _dark: '{colors.brand.800}' } },
          border: { value: { _light: '{colors.brand.300}', _dark: '{colors.brand.700}' } },
          focusRing: { value: { _light: '{colors.brand.500}', _dark: '{colors.brand.400}' } },
        },
      },
    },
  },
});

export const consoleSystem = createSystem(defaultConfig, operatorLook, config);
