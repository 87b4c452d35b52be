import { centred } from './flex-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { glyph, ownDirection } from './style-parts.ts';

/** Two lines of the name, one of the vendor and the space around them: holds the place of a tile's words. */
export const tileWordsPlace: StyleObject = {
  content: '""',
  display: 'block',
  fontSize: 'sm',
  lineHeight: 'snug',
  height: 'calc(2 * {spacing.2.5} + 2lh + 1.55 * {fontSizes.xs})',
};

/** A round button over the tile, which is itself a target. */
const overArt: StyleObject = {
  position: 'absolute',
  zIndex: 'base',
  width: { base: 'control', md: 'controlSm' },
  height: { base: 'control', md: 'controlSm' },
  ...centred,
  borderRadius: 'full',
  color: 'media.fg',
  bg: 'media.scrim/70',
  _hover: { bg: 'media.scrim' },
};

/** Looks of one game, alone or in a grid of thousands. Every tile is equally high. */
export const gameTileSlots: Readonly<Record<string, StyleObject>> = {
  tile: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'xl',
    overflow: 'hidden',
    boxShadow: 'card',
    _hover: { borderColor: 'brand.edge' },
    _focusWithin: { borderColor: 'brand.edge' },
    _motionSafe: {
      transition: 'transform 160ms, border-color 160ms',
      _hover: { transform: 'translateY(-3px)' },
    },
  },
  art: { position: 'relative', aspectRatio: '3 / 4', bg: 'bg.muted', overflow: 'hidden' },
  image: {
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    '[data-closed] &': { filter: 'grayscale(1)', opacity: 0.55 },
  },
  tag: {
    position: 'absolute',
    // A press on it is one on the tile below.
    pointerEvents: 'none',
    insetBlockStart: '2',
    insetInlineStart: '2',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'full',
    fontSize: '2xs',
    fontWeight: 'bold',
    lineHeight: 'normal',
    bg: 'media.scrim',
    color: 'media.fg',
    '&[data-tag=new]': { bg: 'brand.solid', color: 'brand.contrast' },
    '&[data-tag=hot]': { bg: 'danger.solid', color: 'danger.contrast' },
    '&[data-tag=recommended]': { bg: 'success.solid', color: 'success.contrast' },
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    paddingInline: '3',
    paddingBlock: '2.5',
    minWidth: '0',
    textAlign: 'start',
  },
  title: {
    ...ownDirection,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Two lines always, so that tiles of a row end together.
    minHeight: '2lh',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  },
  vendor: {
    ...ownDirection,
    fontSize: 'xs',
    color: 'fg.muted',
    // A name is read whole: on a narrow tile it takes a second line.
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '[data-details] &': { marginInlineEnd: { base: '8', md: '6' } },
  },
  play: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    color: 'inherit',
    borderRadius: 'xl',
    // The whole tile is the target; the heart lies above it.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
    },
    _disabled: { cursor: 'not-allowed' },
  },
  favourite: {
    ...overArt,
    insetBlockStart: '1',
    insetInlineEnd: '1',
    '&[aria-pressed=true]': { color: 'brand.solid' },
  },
  // Beside the provider's name, which leaves it the room.
  details: {
    ...overArt,
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    color: 'fg.muted',
    bg: 'transparent',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
  },
  icon: glyph,
  mark: { bg: 'brand.subtle', color: 'brand.fg', borderRadius: 'sm', fontWeight: 'bold' },
};
