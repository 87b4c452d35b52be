import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, noPayload, routeProp, staticFlagProp, textProp } from '../prop-schemas.ts';
import { ownDirection } from '../styles/style-parts.ts';
import words from './carousel-slide.words.json' with { type: 'json' };

export const carouselSlideDefinition = defineLeaf('CarouselSlide', {
  summary: 'One slide: a picture with words on a dark ground, so that they can be read on any picture.',
  group: 'media',
  props: describeProps(
    {
      title: textProp,
      text: textProp,
      image: { type: 'string', maxLength: 2048 },
      route: routeProp,
      /** Where a press leads, as data gives it: a path of the site, or https to a host of its list; empty for nowhere. */
      address: { type: 'string', maxLength: 2048 },
      /** The picture holds no words: it may be turned round in right-to-left text, away from the words. */
      mirror: staticFlagProp,
      /** The first thing seen: loaded before everything else. Written out as `false`, loaded well after that. */
      priority: flagProp,
    },
    ['title', 'image'],
  ),
  events: { press: noPayload },
  sends: {
    press: { while: [{ prop: 'route', filled: true }] },
  },
  words,
  accessibility: { role: 'group', name: 'prop:title', keyboard: 'Enter follows the slide.' },
  lower: lazyView({ reserve: '15rem', chunk: 'lobby' }, (props) => ({
    root: {
      position: 'relative',
      flex: '0 0 100%',
      minWidth: '0',
      scrollSnapAlign: 'start',
      // At least, so that longer words and larger text make it higher, and its neighbours with it.
      minHeight: { base: '15rem', sm: '17rem', md: '20rem', lg: '22rem' },
      display: 'grid',
      color: 'media.fg',
      bg: 'media.scrim',
      overflow: 'hidden',
    },
    image: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: 'center',
      ...(props['mirror'] === true ? { _rtl: { transform: 'scaleX(-1)' } } : {}),
    },
    scrim: {
      position: 'absolute',
      inset: '0',
      backgroundImage: {
        base: 'linear-gradient(90deg, {colors.media.scrim} 0%, color-mix(in srgb, {colors.media.scrim} 88%, transparent) 60%, color-mix(in srgb, {colors.media.scrim} 35%, transparent) 100%)',
        md: 'linear-gradient(90deg, {colors.media.scrim} 0%, color-mix(in srgb, {colors.media.scrim} 82%, transparent) 42%, color-mix(in srgb, {colors.media.scrim} 10%, transparent) 78%)',
      },
      _rtl: { transform: 'scaleX(-1)' },
    },
    words: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2',
      minWidth: '0',
      width: { base: 'full', md: '60%' },
      paddingInline: { base: '5', md: '10' },
      paddingBlockEnd: { base: '12', md: '8' },
      paddingBlockStart: '6',
    },
    title: {
      ...ownDirection,
      textStyle: 'display',
      fontSize: { base: '2xl', md: '4xl' },
      textWrap: 'balance',
    },
    text: { ...ownDirection, color: 'media.muted', fontSize: { base: 'sm', md: 'lg' }, maxWidth: 'prose' },
    link: {
      color: 'inherit',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: { outlineOffset: '4px', outlineColor: 'brand.solid' },
    },
  })),
});
