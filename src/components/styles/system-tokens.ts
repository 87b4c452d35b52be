import { systemFont } from '../typefaces.ts';

/** Raw scales of the design system. Colours are in `src/protocol/theme`: they differ by theme. */

/** 1 = 0.25 rem. Keys are what a layout writes as a space token. */
const spacingSteps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32,
] as const;

const toRem = (step: number): string => (step === 0 ? '0px' : `${step / 4}rem`);

/**
 * In a window narrower than 20 letters' heights (a phone with text of twice the size) what is no text takes its
 * share of the window instead of growing with the text, which needs the room.
 */
const boundByWindow = (rem: number): string => (rem === 0 ? '0px' : `min(${rem}rem, ${rem * 5}vw)`);

const wrapValues = <Key extends string>(
  values: Readonly<Record<Key, string>>,
): Record<Key, { value: string }> => {
  const wrapped = {} as Record<Key, { value: string }>;
  for (const key of Object.keys(values) as Key[]) wrapped[key] = { value: values[key] };
  return wrapped;
};

const spacing = wrapValues(
  Object.fromEntries(spacingSteps.map((step) => [String(step), boundByWindow(step / 4)])),
);
const squares = wrapValues(Object.fromEntries(spacingSteps.map((step) => [String(step), toRem(step)])));

export const breakpoints = {
  /** Narrower is the narrowest phone, or one with its text enlarged. */
  xs: '360px',
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1536px',
} as const;

export const tokens = {
  spacing,
  sizes: {
    ...squares,
    ...wrapValues({
      full: '100%',
      prose: '65ch',
      form: '34rem',
      narrow: '45rem',
      page: '96rem',
      wide: '120rem',
      rail: '15.5rem',
      railCollapsed: '5.5rem',
      header: '4rem',
      bottomBar: '3.75rem',
      control: boundByWindow(2.75),
      controlSm: boundByWindow(2.25),
      controlLg: boundByWindow(3.25),
      thumb: '6rem',
      tile: '9.75rem',
      tileLg: '11rem',
    }),
  },
  radii: wrapValues({
    none: '0px',
    sm: '0.375rem',
    md: '0.625rem',
    lg: '0.875rem',
    xl: '1.25rem',
    '2xl': '1.75rem',
    full: '9999px',
  }),
  fonts: wrapValues({
    body: systemFont,
    heading: systemFont,
    mono: 'ui-monospace, Menlo, Consolas, monospace',
  }),
  fontSizes: wrapValues({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': 'min(1.75rem, 12vw)',
    '3xl': '2.25rem',
    '4xl': 'min(clamp(2rem, 1.4rem + 3vw, 3.25rem), 13vw)',
  }),
  fontWeights: wrapValues({ regular: '400', medium: '500', semibold: '600', bold: '700', black: '800' }),
  lineHeights: wrapValues({ tight: '1.15', snug: '1.3', normal: '1.55' }),
  letterSpacings: wrapValues({ tight: '-0.018em', normal: '0em', wide: '0.04em' }),
  durations: wrapValues({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: wrapValues({ standard: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: wrapValues({ base: '1', sticky: '20', header: '30', drawer: '40', notice: '50' }),
} as const;

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  shimmer: { from: { opacity: 0.55 }, '50%': { opacity: 1 }, to: { opacity: 0.55 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' }, to: { opacity: 1, transform: 'none' } },
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
} as const;

/** Sizes in use for headings and amounts. Letter spacing is dropped for joined scripts in `system-global.ts`. */
export const textStyles = {
  display: {
    value: { fontSize: '4xl', fontWeight: 'black', lineHeight: 'tight', letterSpacing: 'tight' },
  },
  heading2xl: {
    value: {
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'black',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  headingXl: {
    value: {
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  headingLg: {
    value: {
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'bold',
      lineHeight: 'snug',
      letterSpacing: 'tight',
    },
  },
  headingMd: { value: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' } },
  headingSm: { value: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
  amount: { value: { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 'bold' } },
} as const;
