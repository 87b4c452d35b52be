import { centred } from './flex-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { readStyle } from '../prop-schemas.ts';

/** Looks shared by several definitions. Publish-time only, like every style of a definition. */

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'link';
export type ButtonTone = 'brand' | 'neutral' | 'danger';
export type ControlSize = 'sm' | 'md' | 'lg';

/** On the side of the page, for words that have a direction to themselves. */
export const pageSide: StyleObject = {
  textAlign: 'match-parent',
  // Chromium knows the value by its old name only, and takes the words' own side without it.
  '@supports not (text-align: match-parent)': { textAlign: '-webkit-match-parent' },
};

/**
 * Words that may be in another language than the page: their punctuation stays with them, their
 * place follows the page.
 */
export const ownDirection: StyleObject = { unicodeBidi: 'plaintext', ...pageSide };

/** One line, which ends in dots where it has no room. */
export const cutLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: '0',
} as const;

/**
 * Too narrow for two things beside each other: a phone with text of twice the size. A query counts in the font
 * that the person chose in the browser, so 17.5rem is 280 px for most, and never a phone of theirs.
 */
export const crowded = '@media (max-width: 17.5rem)';

/** In the page for a screen reader, not for the eye. */
export const visuallyHidden: StyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const glyph: StyleObject = {
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  '&[data-mirrored]': { _rtl: { transform: 'scaleX(-1)' } },
};

export const raisedSurface: StyleObject = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'xl',
  boxShadow: 'card',
};

/** What is inside is one below the other where the layout names the `gap` between. */
export const columnOf = (props: JsonObject): StyleObject =>
  'gap' in props ? { display: 'flex', flexDirection: 'column', gap: readStyle(props, 'gap') } : {};

/** Opens over the page: dialogs, menus. */
export const overlaySurface: StyleObject = {
  bg: 'bg.raised',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.default',
  boxShadow: 'overlay',
};

const solidTones: Record<ButtonTone, StyleObject> = {
  brand: {
    bg: 'brand.solid',
    backgroundImage: 'brand',
    color: 'brand.contrast',
    borderColor: 'brand.edge',
    boxShadow: 'brand',
    _hover: { backgroundImage: 'none', bg: 'brand.emphasis' },
  },
  neutral: {
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderColor: 'bg.inverse',
    _hover: { opacity: 0.9 },
  },
  danger: {
    bg: 'danger.solid',
    color: 'danger.contrast',
    borderColor: 'danger.solid',
    _hover: { opacity: 0.92 },
  },
};
const toneText: Record<ButtonTone, string> = {
  brand: 'brand.fg',
  neutral: 'fg.default',
  danger: 'danger.fg',
};
const toneTint: Record<ButtonTone, string> = {
  brand: 'brand.subtle',
  neutral: 'bg.muted',
  danger: 'danger.subtle',
};
const toneLine: Record<ButtonTone, string> = {
  brand: 'brand.edge',
  neutral: 'border.strong',
  danger: 'danger.solid',
};

const styleVariant = (variant: ButtonVariant, tone: ButtonTone): StyleObject => {
  switch (variant) {
    case 'solid':
      return solidTones[tone];
    case 'outline':
      return {
        bg: 'transparent',
        color: toneText[tone],
        borderColor: toneLine[tone],
        _hover: { bg: toneTint[tone] },
      };
    case 'ghost':
      return { bg: 'transparent', color: toneText[tone], _hover: { bg: toneTint[tone] } };
    case 'link':
      return {
        bg: 'transparent',
        color: toneText[tone],
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      };
  }
};

/** A main button while another thing is to be done first: outlined, until that is done. */
export const styleAside = (tone: ButtonTone): StyleObject => ({
  '&[data-aside=true]': { ...styleVariant('outline', tone), backgroundImage: 'none', boxShadow: 'none' },
});

const controlSizes: Record<ControlSize, StyleObject> = {
  sm: { minHeight: { base: 'control', md: 'controlSm' }, paddingInline: '3.5', fontSize: 'sm' },
  md: { minHeight: 'control', paddingInline: '5', fontSize: 'md' },
  lg: { minHeight: 'controlLg', paddingInline: '7', fontSize: 'lg' },
};

/** Looks of whatever acts as a button: at least 44 px high on a phone. */
export const styleButton = (
  variant: ButtonVariant,
  tone: ButtonTone,
  size: ControlSize = 'md',
  full = false,
): StyleObject => ({
  ...centred,
  gap: '2',
  flexShrink: 0,
  width: full ? 'full' : 'auto',
  maxWidth: 'full',
  // For words of two lines, in a narrow place or a long language.
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'lg',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  ...controlSizes[size],
  ...(variant === 'link' ? { paddingInline: '1' } : {}),
  // Nothing shows its edges: on a phone the room is for what is beside it.
  ...(variant === 'ghost' && size === 'md' ? { paddingInline: { base: '3', md: '5' } } : {}),
  ...styleVariant(variant, tone),
  _disabled: { opacity: 0.55, cursor: 'not-allowed', boxShadow: 'none' },
  _loading: { cursor: 'progress', pointerEvents: 'none' },
  _motionSafe: {
    transitionProperty: 'background-color, border-color, color, opacity, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
  },
});

/** A square button that holds one drawing: 44 px. */
export const styleIconButton = (): StyleObject => ({
  ...centred,
  flexShrink: 0,
  width: 'control',
  height: 'control',
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'transparent',
  color: 'fg.default',
  bg: 'transparent',
  position: 'relative',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
});
/** A button with a drawing alone, over a picture. */
export const styleButtonOverPicture = (): StyleObject => ({
  ...styleIconButton(),
  color: 'media.fg',
  bg: 'media.scrim/70',
  borderRadius: 'full',
  _hover: { bg: 'media.scrim' },
});

/** A spinner drawn before the words while something is busy. */
export const busyMark: StyleObject = {
  content: '""',
  display: 'inline-block',
  width: '1.1em',
  height: '1.1em',
  flexShrink: 0,
  borderWidth: '2px',
  borderColor: 'currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: 'full',
  backgroundColor: 'transparent',
  maskImage: 'none',
  animation: 'spin 800ms linear infinite',
};

export const inputLook: StyleObject = {
  width: 'full',
  minHeight: '3rem',
  paddingInline: '4',
  paddingBlock: '2.5',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'lg',
  // 16 px: smaller text makes iOS zoom into the page.
  fontSize: 'md',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px' },
  _invalid: { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 1px {colors.danger.solid}' },
  _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.muted' },
};

/** What a small choice looks like while it is chosen. */
const chosenChip: StyleObject = {
  bg: 'brand.subtle',
  color: 'brand.fg',
  borderColor: 'brand.edge',
  boxShadow: 'inset 0 0 0 1px {colors.brand.edge}',
  // Forced colours replace the brand's: the chosen state uses the system's highlight colours.
  _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
};
/** A small choice in a row of choices: `aria-pressed` or, where one of them is chosen, `aria-checked`. */
export const styleChip = (): StyleObject => ({
  ...centred,
  gap: '2',
  flexShrink: 0,
  minHeight: { base: 'control', md: 'controlSm' },
  paddingInline: '3.5',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  bg: 'bg.surface',
  color: 'fg.default',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  '&[aria-pressed=true]': chosenChip,
  '&[aria-checked=true]': chosenChip,
  _motionSafe: { transition: 'background-color 120ms, border-color 120ms' },
});

const progressValue: StyleObject = { backgroundColor: 'brand.solid', borderRadius: 'full' };
/** A `progress` element. */
export const progressBar: StyleObject = {
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '2.5',
  overflow: 'hidden',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.muted',
  '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '&::-webkit-progress-value': progressValue,
  '&::-moz-progress-bar': progressValue,
};
/** Holds the place of words that are being loaded. */
export const placeholderBar: StyleObject = {
  display: 'block',
  height: '4',
  borderRadius: 'md',
  bg: 'bg.muted',
  _motionSafe: { animation: 'shimmer 1.6s ease-in-out infinite' },
};
