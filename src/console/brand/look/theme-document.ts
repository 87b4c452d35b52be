import type { ThemeSettings } from '../../../protocol/generated/settings.ts';
import type { Json, JsonObject } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import type { Palette } from '../../../protocol/theme/contrast.ts';
import { semanticColors, type ColorName, type ThemedColor } from '../../../protocol/theme/palette.ts';

export const themePath = 'themes/default';
export type ThemeName = 'light' | 'dark';
export const themeNames = ['light', 'dark'] as const;

/** `#rrggbb`, or `#rrggbbaa` for what lets others through. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text);

const readTokens = (document: Json): JsonObject => {
  const tokens = isJsonObject(document) ? document['tokens'] : undefined;
  return isJsonObject(tokens) ? tokens : {};
};
const writeTokens = (document: Json, key: string, value: JsonObject | string | null): Json => {
  if (!isJsonObject(document)) return document;
  const { [key]: _taken, ...rest } = readTokens(document);
  const isGone = value === null || (typeof value === 'object' && Object.keys(value).length === 0);
  return { ...document, tokens: isGone ? rest : { ...rest, [key]: value } };
};
const readGroup = (document: Json, key: string): JsonObject => {
  const group = readTokens(document)[key];
  return isJsonObject(group) ? group : {};
};

const isThemedColor = (value: Json | undefined): value is JsonObject & ThemedColor =>
  isJsonObject(value) &&
  themeNames.every((theme) => {
    const color = value[theme];
    return typeof color === 'string' && isHexColor(color);
  });
/** Colours that a brand has replaced; a draft may hold anything, and what is no colour is left to the check. */
export const readPalette = (document: Json): Palette =>
  Object.fromEntries(
    Object.entries(readGroup(document, 'colors')).flatMap(([name, pair]) =>
      isThemedColor(pair) ? [[name, { light: pair.light, dark: pair.dark }]] : [],
    ),
  );
/** The colour of a token in the draft as it was written, or that of the portal. */
export function readColor(document: Json, name: ColorName, theme: ThemeName): string {
  const pair = readGroup(document, 'colors')[name];
  const color = isJsonObject(pair) ? pair[theme] : undefined;
  return typeof color === 'string' ? color : semanticColors[name][theme];
}
export function setColor(document: Json, name: ColorName, theme: ThemeName, color: string): Json {
  const pair = { light: readColor(document, name, 'light'), dark: readColor(document, name, 'dark') };
  return setColors(document, { [name]: { ...pair, [theme]: color } });
}
export function setColors(document: Json, colors: Readonly<Record<string, ThemedColor>>): Json {
  const pairs = Object.entries(colors).map(([name, { light, dark }]) => [name, { light, dark }]);
  return writeTokens(document, 'colors', {
    ...readGroup(document, 'colors'),
    ...(Object.fromEntries(pairs) as JsonObject),
  });
}
/** Whether a brand has replaced a colour. */
export const isOwnColor = (document: Json, name: ColorName): boolean =>
  readGroup(document, 'colors')[name] !== undefined;
export function resetColor(document: Json, name: ColorName): Json {
  const { [name]: _taken, ...rest } = readGroup(document, 'colors');
  return writeTokens(document, 'colors', rest);
}

type Typeface = NonNullable<ThemeSettings['tokens']['typeface']>;
/** In the order of the list. */
export const typefaces = [
  'system',
  'plus-jakarta-sans',
  'manrope',
  'lexend',
] as const satisfies readonly Typeface[];
export function readTypeface(document: Json): Typeface {
  const typeface = readTokens(document)['typeface'];
  return typefaces.find((name) => name === typeface) ?? 'system';
}
export const setTypeface = (document: Json, typeface: string): Json =>
  writeTokens(document, 'typeface', typeface);

/** Radii of each choice, from small parts to large ones. Soft is what the portal has where a brand says nothing. */
const corners = {
  square: { sm: '0', md: '0', lg: '0', xl: '0', '2xl': '0' },
  slight: { sm: '0.125rem', md: '0.25rem', lg: '0.375rem', xl: '0.5rem', '2xl': '0.75rem' },
  soft: { sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '1.25rem', '2xl': '1.75rem' },
  round: { sm: '0.625rem', md: '1rem', lg: '1.375rem', xl: '1.75rem', '2xl': '2.25rem' },
} as const;
export type Corner = keyof typeof corners;
export const cornerNames = ['square', 'slight', 'soft', 'round'] as const satisfies readonly Corner[];

/** The choice that a theme has; null where its radii are none of them. */
export function readCorner(document: Json): Corner | null {
  const radii = { ...corners.soft, ...readGroup(document, 'radii') };
  const isChoice = (name: Corner): boolean =>
    Object.entries(corners[name]).every(([key, value]) => radii[key as keyof typeof radii] === value);
  return cornerNames.find(isChoice) ?? null;
}
/** The radius of a part of middle size. */
export function readRadius(document: Json): string {
  const radius = readGroup(document, 'radii')['md'];
  return typeof radius === 'string' ? radius : corners.soft.md;
}
export const setCorner = (document: Json, corner: Corner): Json =>
  writeTokens(document, 'radii', { ...readGroup(document, 'radii'), ...corners[corner] });
