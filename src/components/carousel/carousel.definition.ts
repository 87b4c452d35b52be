import { centred } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph, styleButtonOverPicture } from '../styles/style-parts.ts';
import words from './carousel.words.json' with { type: 'json' };

export const carouselDefinition = defineContainer('Carousel', {
  summary: 'Slides to swipe through. Its children are CarouselSlide.',
  group: 'media',
  props: describeProps(
    {
      label: textProp,
      /** Seconds until the next slide; never under reduced motion. */
      interval: { type: 'integer', minimum: 4, maximum: 60, 'x-static': true },
    },
    ['label'],
  ),
  words,
  accessibility: {
    role: 'region',
    name: 'prop:label',
    keyboard: 'Buttons move on, back and pause; the dots go to a slide.',
  },
  lower: lazyView({ reserve: '15rem', chunk: 'lobby' }, () => ({
    root: {
      position: 'relative',
      minWidth: '0',
      borderRadius: '2xl',
      overflow: 'hidden',
      bg: 'media.scrim',
      boxShadow: 'card',
    },
    track: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      _motionSafe: { scrollBehavior: 'smooth' },
    },
    controls: {
      position: 'absolute',
      insetInline: { base: '3', md: '5' },
      insetBlockEnd: { base: '2', md: '4' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto' },
    },
    dots: {
      display: 'flex',
      alignItems: 'center',
      paddingInline: '1',
      borderRadius: 'full',
      bg: 'media.scrim/70',
    },
    dot: {
      width: '6',
      height: '7',
      ...centred,
      borderRadius: 'full',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        backgroundColor: 'media.muted',
        _motionSafe: { transition: 'width 200ms' },
      },
      '&[aria-current=true]::before': { width: '5', backgroundColor: 'brand.solid' },
    },
    buttons: { display: 'flex', gap: '2' },
    button: styleButtonOverPicture(),
    icon: glyph,
  })),
});
