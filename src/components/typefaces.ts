import type { ThemeSettings } from '../protocol/generated/settings.ts';

/** Fonts of the device only: nothing is downloaded, and every script is covered by the device. */
export const systemFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

/** Its files are in the package `@fontsource-variable/<name>`, the family is named as there. */
export type TypefaceName = Exclude<NonNullable<ThemeSettings['tokens']['typeface']>, 'system'>;

/** Fonts shown until the files are there: one of them is on most devices. */
type StandIn = 'Arial' | 'Roboto' | 'DejaVu Sans';

interface Typeface {
  readonly family: string;
  /** Of a line, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** Added between words, where the font's own space is too narrow for small letters. */
  readonly wordSpacing?: string;
  /**
   * How wide its letters are against those of each stand-in, regular (400) and semibold (600): of the English texts of the
   * portal, measured in Chromium. Arimo has the widths of Arial.
   */
  readonly widths: Readonly<Record<StandIn, readonly [regular: number, semibold: number]>>;
}
const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  'plus-jakarta-sans': {
    family: 'Plus Jakarta Sans Variable',
    ascent: 1.038,
    descent: 0.222,
    wordSpacing: '0.07em',
    widths: { Arial: [1.0649, 1.0052], Roboto: [1.0733, 1.0584], 'DejaVu Sans': [0.9408, 0.8373] },
  },
  manrope: {
    family: 'Manrope Variable',
    ascent: 1.066,
    descent: 0.3,
    widths: { Arial: [1.0255, 1.0127], Roboto: [1.0336, 1.0663], 'DejaVu Sans': [0.906, 0.8436] },
  },
  lexend: {
    family: 'Lexend Variable',
    ascent: 1,
    descent: 0.25,
    widths: { Arial: [1.0887, 1.0554], Roboto: [1.0973, 1.1113], 'DejaVu Sans': [0.9619, 0.8792] },
  },
};

/** Has the Arabic letters, which the typefaces do not have. */
export const companionFamily = 'Vazirmatn Variable';

const toPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
const nameStandIn = (standIn: string): string => `Fitted ${standIn}`;
/** A stand-in brought to the width and the line of a typeface, in its two weights. */
const fitStandIn = (
  { ascent, descent }: Typeface,
  standIn: string,
  widths: readonly number[],
): readonly Readonly<Record<string, string>>[] =>
  widths.map((width, isBold) => ({
    fontFamily: `'${nameStandIn(standIn)}'`,
    src: isBold === 1 ? `local('${standIn} Bold')` : `local('${standIn}')`,
    fontWeight: isBold === 1 ? '600 900' : '100 599',
    sizeAdjust: toPercent(width),
    ascentOverride: toPercent(ascent / width),
    descentOverride: toPercent(descent / width),
    lineGapOverride: '0%',
  }));

/**
 * The fonts of a typeface in order, and the rules that bring each stand-in to its size, so that a text takes about the
 * same room before the files of the typeface are there. The portal loads those after the first view.
 */
export const buildTypeface = (
  name: ThemeSettings['tokens']['typeface'],
): {
  readonly fonts: string;
  readonly faces: readonly Readonly<Record<string, string>>[];
  readonly wordSpacing: string;
} => {
  // Another name than those of the list is a finding of the check.
  const typeface = name === undefined || name === 'system' ? undefined : typefaces[name];
  if (typeface === undefined) return { fonts: systemFont, faces: [], wordSpacing: 'normal' };
  const standIns = Object.entries(typeface.widths);
  const families = [typeface.family, companionFamily, ...standIns.map(([standIn]) => nameStandIn(standIn))];
  return {
    wordSpacing: typeface.wordSpacing ?? 'normal',
    fonts: [...families.map((family) => `'${family}'`), systemFont].join(', '),
    faces: standIns.flatMap(([standIn, widths]) => fitStandIn(typeface, standIn, widths)),
  };
};
