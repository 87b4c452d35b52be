import { centred } from '../../components/styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, flagProp, noPayload, payload, textProp } from '../../components/prop-schemas.ts';
import { styleButton, styleIconButton, visuallyHidden } from '../../components/styles/style-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './slider-verification.words.json' with { type: 'json' };

/** As wide as the picture, in the middle of its card. */
const belowPicture: StyleObject = { width: 'full', maxWidth: '24rem', marginInline: 'auto' };

export const sliderVerificationDefinition = defineLeaf('SliderVerification', {
  summary: 'A piece to slide into its gap, by pointer or keys, and another way for anyone who cannot see it.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      puzzle: { type: ['string', 'null'] },
      /** As high as the puzzle, the piece at its start. */
      piece: { type: ['string', 'null'] },
      /** Width of the puzzle in its own pixels: what `offset` counts in. */
      width: { type: ['integer', 'null'], minimum: 100, maximum: 2000 },
      attemptsLeft: { type: ['integer', 'null'], minimum: 0 },
      busy: flagProp,
      error: textProp,
    },
    ['label'],
  ),
  events: { answer: payload({ offset: { type: 'integer' } }), alternative: noPayload, refresh: noPayload },
  sends: {
    answer: { promised: true, carries: 'offset' },
    alternative: { promised: true },
    refresh: { promised: true },
  },
  words,
  accessibility: {
    role: 'slider',
    name: 'prop:label',
    keyboard: 'Arrow keys move by 2, Page keys by 20, Home and End to the ends; Enter confirms.',
  },
  lower: lazyView({ reserve: '20rem' }, () => ({
    root: { ...fieldSlots['field'], gap: '3' },
    label: visuallyHidden,
    // Pictures and sliding keep their direction in right-to-left text: the gap is where it is.
    picture: {
      position: 'relative',
      direction: 'ltr',
      borderRadius: 'lg',
      overflow: 'hidden',
      bg: 'bg.muted',
      aspectRatio: '2 / 1',
      ...belowPicture,
    },
    puzzle: { width: 'full', height: 'full', objectFit: 'fill', userSelect: 'none' },
    piece: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: 'var(--slide, 0%)',
      height: 'full',
      width: 'auto',
      maxWidth: 'none',
      userSelect: 'none',
      pointerEvents: 'none',
    },
    track: {
      position: 'relative',
      direction: 'ltr',
      height: '3rem',
      ...belowPicture,
      borderRadius: 'full',
      bg: 'bg.muted',
      borderWidth: '1px',
      borderColor: 'border.strong',
      touchAction: 'none',
      _invalid: { borderColor: 'danger.solid' },
    },
    handle: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: 'calc(var(--share, 0) * (100% - 3.5rem))',
      width: '3.5rem',
      ...centred,
      borderRadius: 'full',
      bg: 'brand.solid',
      backgroundImage: 'brand',
      color: 'brand.contrast',
      borderWidth: '1px',
      borderColor: 'brand.edge',
      cursor: 'grab',
      touchAction: 'none',
      '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      ...belowPicture,
    },
    submit: { ...styleButton('outline', 'neutral', 'sm'), flexBasis: 'full' },
    alternative: styleButton('link', 'brand', 'sm'),
    refresh: { ...styleIconButton(), borderColor: 'border.default' },
    hint: { ...fieldSlots['hint'], ...belowPicture },
    error: { ...fieldSlots['error'], ...belowPicture },
    icon: { width: '1.25em', height: '1.25em', flexShrink: 0 },
  })),
});
