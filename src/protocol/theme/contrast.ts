import { contrastPairs, semanticColors, type ColorName, type ThemedColor } from './palette.ts';

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
  /** The nearest colour of the brand's own token with which all its pairs can be read; null where none is. */
  readonly repair: { readonly token: ColorName; readonly color: string } | null;
}

export type Palette = Readonly<Partial<Record<string, ThemedColor>>>;
const colorOf = (overrides: Palette, name: ColorName, theme: 'light' | 'dark'): string =>
  (overrides[name] ?? semanticColors[name])[theme];
const readChannels = (hex: string): readonly number[] =>
  [1, 3, 5, 7].map((start) => Number.parseInt(hex.slice(start, start + 2) || 'ff', 16));
/** A colour as `#rrggbb` as it is seen over an opaque one: `#rrggbbaa` lets that through. */
export const layOver = (color: string, under: string): string => {
  if (color.length < 9) return color;
  const [below, above] = [readChannels(under), readChannels(color)];
  const share = (above[3] ?? 255) / 255;
  const channels = above.slice(0, 3).map((channel, index) => {
    const mixed = channel * share + (below[index] ?? 0) * (1 - share);
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
};
/** Contrast of a pair as people see it, over the page where a colour is not opaque. */
const measurePair = (front: string, back: string, page: string): number => {
  const ground = layOver(back, page.slice(0, 7));
  return measureContrast(layOver(front, ground), ground);
};
/** `hex` with a share, 0 to 1, of black (0) or white (255). */
export const mixColor = (hex: string, end: 0 | 255, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const channel = Number.parseInt(hex.slice(start, start + 2), 16);
      return Math.round(channel + (end - channel) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The same colour, darker or lighter by as little as makes it readable; null where no shade is. */
export const findNearest = (color: string, isReadable: (candidate: string) => boolean): string | null => {
  for (let step = 0; step <= 100; step += 1)
    for (const end of [0, 255] as const) {
      const candidate = mixColor(color, end, step / 100);
      if (isReadable(candidate)) return candidate;
    }
  return null;
};

/** The nearest shade of a token's colour with which all its pairs can be read. */
function findRepair(overrides: Palette, token: ColorName, theme: 'light' | 'dark'): string | null {
  const pairs = contrastPairs.filter(({ front, back }) => front === token || back === token);
  return findNearest(colorOf(overrides, token, theme), (candidate) =>
    pairs.every(({ front, back, least }) => {
      const [over, under] = [front, back].map((name) =>
        name === token ? candidate : colorOf(overrides, name, theme),
      ) as [string, string];
      return measurePair(over, under, colorOf(overrides, 'bg.canvas', theme)) >= least;
    }),
  );
}

/** The pairs of a brand's palette that are too close, in both themes. Empty is good. */
export const findLowContrast = (overrides: Palette = {}): readonly ContrastFinding[] => {
  const findings: ContrastFinding[] = [];
  for (const { front, back, least } of contrastPairs) {
    for (const theme of ['light', 'dark'] as const) {
      const page = colorOf(overrides, 'bg.canvas', theme);
      const ratio = measurePair(colorOf(overrides, front, theme), colorOf(overrides, back, theme), page);
      if (ratio >= least) continue;
      const token = overrides[front] === undefined ? back : front;
      const color = findRepair(overrides, token, theme);
      const repair = color === null ? null : { token, color };
      findings.push({ front, back, theme, ratio: Math.round(ratio * 100) / 100, least, repair });
    }
  }
  return findings;
};
