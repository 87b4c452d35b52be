import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { operatorLook } from '../console/operator-look.ts';

/** The lab's theme: the console's neutral base with its own accent. */
const config = defineConfig({
  globalCss: {
    html: { colorPalette: 'gray' },
    body: { background: 'bg.canvas', color: 'fg', fontSize: 'sm', lineHeight: '1.45' },
  },
  theme: {
    tokens: {
      radii: { l1: { value: '5px' }, l2: { value: '7px' }, l3: { value: '10px' } },
    },
    semanticTokens: {
      colors: {
        bg: {
          canvas: { value: { _light: '#f7f7f8', _dark: '#0b0c0e' } },
          panel: { value: { _light: '#ffffff', _dark: '#131417' } },
          DEFAULT: { value: { _light: '#ffffff', _dark: '#131417' } },
          subtle: { value: { _light: '#f4f5f6', _dark: '#191b1f' } },
          muted: { value: { _light: '#eceef0', _dark: '#212429' } },
        },
        fg: {
          DEFAULT: { value: { _light: '#15171a', _dark: '#eff1f3' } },
          muted: { value: { _light: '#52575e', _dark: '#a3a9b2' } },
        },
        border: {
          DEFAULT: { value: { _light: '#e2e4e7', _dark: '#292c32' } },
          emphasized: { value: { _light: '#c4c8ce', _dark: '#434852' } },
        },
        lit: {
          DEFAULT: { value: { _light: '#0f766e', _dark: '#2dd4bf' } },
          ground: { value: { _light: '#ccfbf1', _dark: '#0d3b38' } },
          text: { value: { _light: '#115e59', _dark: '#99f6e4' } },
        },
        amber: {
          text: { value: { _light: '#8a4b08', _dark: '#fbbf24' } },
          ground: { value: { _light: '#fef3c7', _dark: '#3a2a08' } },
        },
        red: { text: { value: { _light: '#b91c1c', _dark: '#fca5a5' } } },
        teal: {
          solid: { value: { _light: '#0f766e', _dark: '#0f766e' } },
          contrast: { value: 'white' },
          fg: { value: { _light: '#0f766e', _dark: '#5eead4' } },
          focusRing: { value: { _light: '#0d9488', _dark: '#2dd4bf' } },
        },
      },
    },
  },
});
export const labSystem = createSystem(defaultConfig, operatorLook, config);
