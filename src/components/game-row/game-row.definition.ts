import { column, row } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, noPayload, routeProp, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';
import words from './game-row.words.json' with { type: 'json' };

export const gameRowDefinition = defineContainer('GameRow', {
  summary: 'Tiles in one row to swipe or step through. Its children are GameCard.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      more: textProp,
      moreRoute: routeProp,
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
    },
    ['label'],
  ),
  events: { more: noPayload },
  sends: {
    more: {
      promised: true,
      while: [
        { prop: 'more', filled: true },
        { prop: 'moreRoute', is: [null] },
      ],
    },
  },
  words,
  accessibility: {
    role: 'region',
    name: 'prop:label',
    keyboard: 'Tab moves through the tiles; buttons show later and earlier ones.',
  },
  lower: lazyView({ reserve: '16rem', chunk: 'inner' }, () => ({
    root: { minWidth: '0', ...column('3') },
    head: { ...row('2') },
    title: { textStyle: 'headingLg', flexGrow: 1, minWidth: '0' },
    more: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'control', md: 'controlSm' },
      paddingInline: '3',
      borderRadius: 'lg',
      color: 'brand.fg',
      fontWeight: 'semibold',
      fontSize: 'sm',
      _hover: { bg: 'brand.subtle' },
    },
    steps: { display: { base: 'none', md: 'flex' }, gap: '1' },
    step: {
      ...styleIconButton(),
      width: 'controlSm',
      height: 'controlSm',
      borderColor: 'border.default',
      bg: 'bg.surface',
    },
    icon: glyph,
    track: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: '8.25rem', md: 'tile' },
      gap: { base: '3', md: '4' },
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      // Room for focus rings and the lift of a tile, which the scroller would cut.
      padding: '2',
      margin: '-2',
      scrollPaddingInline: '0.5rem',
      '& > *': { scrollSnapAlign: 'start' },
      _motionSafe: { scrollBehavior: 'smooth' },
    },
  })),
});
