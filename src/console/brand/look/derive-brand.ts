import {
  findNearest,
  layOver,
  measureContrast,
  mixColor,
  type Palette,
} from '../../../protocol/theme/contrast.ts';
import { semanticColors, type ColorName, type ThemedColor } from '../../../protocol/theme/palette.ts';

type BrandColor = Extract<ColorName, `brand.${string}`>;
type ThemeName = 'light' | 'dark';

/** Text on the colour: its own darkest shade or white where that can be read, else black. */
const pickContrast = (solid: string): string => {
  const candidates = [mixColor(solid, 0, 0.9), '#ffffff'].sort(
    (one, other) => measureContrast(other, solid) - measureContrast(one, solid),
  );
  return candidates.find((candidate) => measureContrast(candidate, solid) >= 4.5) ?? '#000000';
};

function deriveIn(theme: ThemeName, color: string, palette: Palette): Readonly<Record<BrandColor, string>> {
  const read = (name: ColorName): string => (palette[name] ?? semanticColors[name])[theme];
  const grounds = [read('bg.canvas'), read('bg.surface'), read('bg.raised')];
  const standsOut = (least: number, backs: readonly string[]) => (candidate: string) =>
    backs.every((back) => measureContrast(candidate, back) >= least);
  // On a dark page a dark colour would be lost.
  const solid = theme === 'dark' ? (findNearest(color, standsOut(3, grounds)) ?? color) : color;
  const contrast = pickContrast(solid);
  // Pressed, the colour goes away from the text on it.
  const away = measureContrast(contrast, '#ffffff') > 4.5 ? 255 : 0;
  const subtle = layOver(`${color}1f`, read('bg.surface'));
  return {
    'brand.solid': solid,
    'brand.contrast': contrast,
    'brand.emphasis': mixColor(solid, away, 0.14),
    'brand.subtle': subtle,
    'brand.fg':
      findNearest(color, standsOut(4.5, [...grounds, read('bg.muted'), subtle])) ?? read('fg.default'),
    'brand.edge': findNearest(color, standsOut(3, grounds)) ?? read('border.strong'),
  };
}

/** The six colours of a brand from one (`#rrggbb`), in both themes: each pair that people read keeps its contrast. */
export function deriveBrand(color: string, palette: Palette): Readonly<Record<BrandColor, ThemedColor>> {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => deriveIn(theme, color, palette)) as [
    Readonly<Record<BrandColor, string>>,
    Readonly<Record<BrandColor, string>>,
  ];
  const names = Object.keys(light) as BrandColor[];
  return Object.fromEntries(names.map((name) => [name, { light: light[name], dark: dark[name] }])) as Record<
    BrandColor,
    ThemedColor
  >;
}
