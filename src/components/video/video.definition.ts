import { defineLeaf, lazyView } from '../define-component.ts';
import { coverSlot } from '../styles/frame-styles.ts';
import {
  choiceProp,
  describeProps,
  noPayload,
  readChoice,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { styleButton } from '../styles/style-parts.ts';
import words from './video.words.json' with { type: 'json' };

const ratios: Readonly<Record<string, string>> = { video: '16 / 9', square: '1', portrait: '9 / 16' };

export const videoDefinition = defineLeaf('Video', {
  summary:
    'A film of this site with captions. It never starts with sound; a silent loop stays still under reduced motion.',
  group: 'media',
  props: describeProps(
    {
      src: { type: ['string', 'null'], maxLength: 2048, 'x-address': 'film' },
      label: textProp,
      poster: { type: ['string', 'null'], maxLength: 2048, 'x-address': 'picture' },
      ratio: choiceProp(...Object.keys(ratios)),
      captions: {
        type: 'array',
        maxItems: 40,
        items: describeProps(
          {
            src: { type: 'string', maxLength: 2048, 'x-address': 'film' },
            /** BCP 47 tag, for example `fil`. */
            language: { type: 'string', maxLength: 20 },
            label: textProp,
          },
          ['src', 'language', 'label'],
        ),
      },
      /** Plays automatically, muted and in a loop, with its controls. */
      silent: staticFlagProp,
    },
    ['src', 'label'],
  ),
  events: { play: noPayload, end: noPayload },
  sends: {
    play: { while: [{ prop: 'src', filled: true }] },
    end: { unasked: true },
  },
  words,
  accessibility: { name: 'prop:label', keyboard: 'The browser’s own controls.' },
  lower: lazyView({ reserve: '12rem' }, (props) => ({
    root: {
      position: 'relative',
      width: 'full',
      minWidth: '0',
      aspectRatio: ratios[readChoice(props, 'ratio', 'video')],
      borderRadius: 'xl',
      overflow: 'hidden',
      bg: 'media.scrim',
      color: 'media.fg',
    },
    film: { display: 'block', width: 'full', height: 'full', objectFit: 'contain' },
    cover: { ...coverSlot, bg: 'media.scrim' },
    words: { fontWeight: 'semibold' },
    retry: styleButton('solid', 'brand'),
  })),
});
