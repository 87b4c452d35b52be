import { contrastPairs, semanticColors, type ColorName, type ThemedColor } from './system-colors.ts';

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
const measureLuminance = (hex: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Expected a colour as #rrggbb, got ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  const channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(toLinear);
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
};

/** Contrast ratio of two opaque colours, 1 to 21. */
export const measureContrast = (one: string, other: string): number => {
  const [low, high] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

export interface ContrastFinding {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly theme: 'light' | 'dark';
  readonly ratio: number;
  readonly least: number;
}

/** The pairs of a brand's palette that are too close, in both themes. Empty is good. */
export const findLowContrast = (
  overrides: Readonly<Partial<Record<string, ThemedColor>>> = {},
): readonly ContrastFinding[] => {
  const findings: ContrastFinding[] = [];
  for (const { front, back, least } of contrastPairs) {
    for (const theme of ['light', 'dark'] as const) {
      const frontColor = (overrides[front] ?? semanticColors[front])[theme];
      const backColor = (overrides[back] ?? semanticColors[back])[theme];
      const ratio = measureContrast(frontColor, backColor);
      if (ratio < least) findings.push({ front, back, theme, ratio: Math.round(ratio * 100) / 100, least });
    }
  }
  return findings;
};
