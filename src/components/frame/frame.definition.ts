import { defineLeaf, lazyView } from '../define-component.ts';
import { coverSlot, frameSlots } from '../styles/frame-styles.ts';
import {
  choiceProp,
  describeProps,
  noPayload,
  payload,
  readChoice,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { styleButton, styleIconButton } from '../styles/style-parts.ts';
import words from './frame.words.json' with { type: 'json' };

const shapes: Readonly<Record<string, { readonly aspectRatio?: string; readonly height?: string }>> = {
  video: { aspectRatio: '16 / 9' },
  square: { aspectRatio: '1' },
  tall: { height: 'min(100dvh, 48rem)' },
  /** A chat in a dialog: 500 pixels, and less where the window has less. */
  chat: { height: 'min(70dvh, 31.25rem)' },
};

export const frameDefinition = defineLeaf('Frame', {
  summary:
    'A game or sports book in a sandboxed frame: only https hosts on the site’s list and paths of the site. Its messages are believed by window and origin.',
  group: 'games',
  props: describeProps(
    {
      src: { type: ['string', 'null'], maxLength: 4096 },
      title: textProp,
      shape: choiceProp(...Object.keys(shapes)),
      fullscreen: staticFlagProp,
      /** Type of the message by which the frame says it can be used; without it, its load does. */
      ready: { type: 'string', maxLength: 64, 'x-static': true },
      /** Seconds until loading counts as failed. */
      patience: { type: 'integer', minimum: 5, maximum: 120, 'x-static': true },
    },
    ['src', 'title'],
  ),
  events: {
    ready: noPayload,
    fail: noPayload,
    /** An object with a `type` that the frame posted, at most 10 kB. */
    message: payload({ type: { type: 'string' }, data: { type: 'object' } }),
  },
  sends: {
    ready: { unasked: true },
    fail: { unasked: true },
    message: { unasked: true },
  },
  words,
  accessibility: {
    name: 'prop:title',
    keyboard: 'Tab goes into the frame; a button shows it on the whole screen, Escape leaves that.',
  },
  lower: lazyView({ reserve: '24rem' }, (props) => ({
    root: {
      position: 'relative',
      width: 'full',
      minWidth: '0',
      minHeight: '14rem',
      ...shapes[readChoice(props, 'shape', 'video')],
      borderRadius: 'xl',
      overflow: 'hidden',
      bg: 'media.scrim',
      color: 'media.fg',
      '&:fullscreen': { width: '100vw', height: '100dvh', aspectRatio: 'auto', borderRadius: 'none' },
    },
    ...frameSlots('media.muted'),
    cover: coverSlot,
    words: { maxWidth: '30rem', fontWeight: 'semibold' },
    retry: styleButton('solid', 'brand'),
    tools: { position: 'absolute', insetInlineEnd: '2', insetBlockStart: '2', zIndex: 'base' },
    tool: {
      ...styleIconButton(),
      color: 'media.fg',
      bg: 'media.scrim/70',
      borderColor: 'media.muted',
      _hover: { bg: 'media.scrim' },
    },
    icon: { width: '1.25rem', height: '1.25rem' },
  })),
});
