import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { measureContrast, mixColor } from '../../protocol/theme/contrast.ts';
import { semanticColors, type ThemedColor } from '../../protocol/theme/palette.ts';
import { globalStyles } from './system-global.ts';
import { breakpoints, keyframes, textStyles, tokens } from './system-tokens.ts';
import { buildTypeface } from '../typefaces.ts';
import type { ThemeSettings } from '../../protocol/generated/settings.ts';

/** What a brand may replace: a theme document's `tokens`. Unknown names are refused. */
export interface ThemeOverrides {
  readonly typeface?: ThemeSettings['tokens']['typeface'];
  readonly colors?: Readonly<Record<string, ThemedColor>>;
  readonly radii?: Readonly<Record<string, string>>;
  readonly fonts?: Readonly<Record<string, string>>;
}

export type FoyerSystem = ReturnType<typeof createSystem>;

interface TokenTree {
  [key: string]: TokenTree | { readonly value: string | { readonly base: string; readonly _dark: string } };
}

/** `bg.canvas` → `{ bg: { canvas: … } }`, the shape Chakra takes. */
const buildColorTree = (colors: Readonly<Record<string, ThemedColor>>): TokenTree => {
  const tree: TokenTree = {};
  for (const [path, color] of Object.entries(colors)) {
    const segments = path.split('.');
    const last = segments.pop();
    if (last === undefined) throw new Error('Expected a colour name, got an empty one');
    let branch = tree;
    for (const segment of segments) branch = (branch[segment] ??= {}) as TokenTree;
    branch[last] = { value: { base: color.light, _dark: color.dark } };
  }
  return tree;
};

const replaceKnown = <Value>(
  name: string,
  candidates: Readonly<Record<string, Value>>,
  replaced: Readonly<Record<string, Value>> = {},
): Record<string, Value> => {
  for (const key of Object.keys(replaced)) {
    if (!Object.hasOwn(candidates, key)) throw new Error(`Expected a known ${name} token, got "${key}"`);
  }
  return { ...candidates, ...replaced };
};

const wrapTokens = (values: Readonly<Record<string, string>> = {}): Record<string, { value: string }> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));

type Palette = Readonly<Record<keyof typeof semanticColors, ThemedColor>>;
/** The solid colour of the brand with some light from above, away from the colour of the text on it. */
const shade = (colors: Palette, theme: 'light' | 'dark'): string => {
  const solid = colors['brand.solid'][theme];
  const isTextDark = measureContrast(colors['brand.contrast'][theme].slice(0, 7), '#ffffff') > 4.5;
  const [top, bottom] = isTextDark ? [mixColor(solid, 255, 0.22), solid] : [solid, mixColor(solid, 0, 0.14)];
  return `linear-gradient(180deg, ${top}, ${bottom})`;
};

/**
 * The design system that the publisher runs: it turns the style objects of component definitions
 * into one static sheet. Never part of a player's page. Dark is the class `dark` on `<html>`.
 *
 * @throws when an override names a token that does not exist.
 */
export const createFoyerSystem = (theme: ThemeOverrides = {}): FoyerSystem => {
  const colors = replaceKnown<ThemedColor>('colors', semanticColors, theme.colors) as Palette;
  const { fonts, wordSpacing } = buildTypeface(theme.typeface);
  const ofTypeface = { ...tokens.fonts, body: { value: fonts }, heading: { value: fonts } };
  return createSystem(defaultBaseConfig, {
    cssVarsPrefix: 'foyer',
    cssVarsRoot: ':where(:root)',
    preflight: true,
    conditions: { dark: '.dark &', light: ':root:not(.dark) &' },
    globalCss: { ...globalStyles, html: { ...globalStyles.html, wordSpacing } },
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      tokens: {
        ...tokens,
        radii: replaceKnown('radii', tokens.radii, wrapTokens(theme.radii)),
        fonts: replaceKnown('fonts', ofTypeface, wrapTokens(theme.fonts)),
      },
      semanticTokens: {
        colors: buildColorTree(colors),
        shadows: {
          card: {
            value: {
              base: '0 1px 2px rgb(18 24 42 / 0.06), 0 8px 24px -12px rgb(18 24 42 / 0.16)',
              _dark: '0 1px 0 rgb(255 255 255 / 0.04) inset, 0 12px 32px -16px rgb(0 0 0 / 0.8)',
            },
          },
          overlay: {
            value: {
              base: '0 24px 64px -16px rgb(18 24 42 / 0.35), 0 2px 6px rgb(18 24 42 / 0.08)',
              _dark: '0 1px 0 rgb(255 255 255 / 0.06) inset, 0 32px 80px -16px rgb(0 0 0 / 0.9)',
            },
          },
          brand: {
            value: {
              base: `0 6px 18px -8px ${colors['brand.edge'].light.slice(0, 7)}99`,
              _dark: `0 8px 24px -10px ${colors['brand.edge'].dark.slice(0, 7)}73`,
            },
          },
        },
        gradients: {
          brand: { value: { base: shade(colors, 'light'), _dark: shade(colors, 'dark') } },
        },
      },
    },
  });
};

/** Rules that describe fonts of a theme's typeface: each is the content of one `@font-face`. */
export const listFontFaces = ({ typeface }: ThemeOverrides): readonly Readonly<Record<string, string>>[] =>
  buildTypeface(typeface).faces;
