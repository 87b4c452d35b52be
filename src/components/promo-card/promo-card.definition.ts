import { defineContainer, lazyView } from '../define-component.ts';
import {
  choiceProp,
  describeProps,
  disabledProp,
  flagProp,
  noPayload,
  routeProp,
  textProp,
} from '../prop-schemas.ts';
import { tonedPill } from '../styles/pill-styles.ts';
import { glyph, ownDirection, progressBar, raisedSurface, styleButton } from '../styles/style-parts.ts';
import words from './promo-card.words.json' with { type: 'json' };

const promoStates = ['open', 'upcoming', 'joined', 'progress', 'claimable', 'claimed', 'ended'] as const;

export const promoCardDefinition = defineContainer('PromoCard', {
  summary:
    'A promotion: picture, title, period, state and one thing to do. Its children are the terms that can be unfolded.',
  group: 'data',
  props: describeProps(
    {
      title: textProp,
      text: textProp,
      /** An empty value shows a placeholder drawing; without the prop there is no picture. */
      image: { type: ['string', 'null'], maxLength: 2048, 'x-address': 'picture' },
      /** ISO day or instant; shown when given. */
      from: { type: ['string', 'null'] },
      until: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      state: { type: 'string', enum: [...promoStates, ''] },
      /** How far it is; a bar shows it where it is given. */
      percent: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
      action: textProp,
      route: routeProp,
      disabled: disabledProp,
      busy: flagProp,
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
      layout: choiceProp('column', 'row'),
    },
    ['title'],
  ),
  events: { press: noPayload },
  sends: {
    press: {
      promised: true,
      while: [
        { prop: 'action', filled: true },
        { prop: 'route', is: [null] },
      ],
    },
  },
  words,
  accessibility: { role: 'article', name: 'prop:title', keyboard: 'The button acts; the terms unfold.' },
  lower: lazyView({ reserve: '18rem', chunk: 'lobby' }, (props) => ({
    root: {
      ...raisedSurface,
      display: 'flex',
      flexDirection: props['layout'] === 'row' ? { base: 'column', sm: 'row' } : 'column',
      minWidth: '0',
      height: 'full',
      overflow: 'hidden',
      '&[data-state=ended] img': { filter: 'grayscale(1)', opacity: 0.6 },
    },
    image: {
      display: 'block',
      objectFit: 'cover',
      width: props['layout'] === 'row' ? { base: 'full', sm: '40%' } : 'full',
      aspectRatio: '16 / 9',
      bg: 'bg.muted',
      flexShrink: 0,
    },
    art: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: props['layout'] === 'row' ? { base: 'full', sm: '40%' } : 'full',
      aspectRatio: '16 / 9',
      bg: 'brand.subtle',
      color: 'brand.fg',
      flexShrink: 0,
    },
    artIcon: { ...glyph, width: '3.5rem', height: '3.5rem', opacity: 0.7 },
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      padding: '4',
      flexGrow: 1,
      minWidth: '0',
    },
    state: tonedPill,
    title: { ...ownDirection, textStyle: 'headingMd', alignSelf: 'stretch' },
    text: { ...ownDirection, color: 'fg.muted', alignSelf: 'stretch' },
    period: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    bar: progressBar,
    terms: { alignSelf: 'stretch', fontSize: 'sm' },
    summary: {
      minHeight: 'controlSm',
      display: 'inline-flex',
      alignItems: 'center',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '1px',
      listStyleType: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    foot: { marginBlockStart: 'auto', paddingBlockStart: '2', alignSelf: 'stretch' },
    // A page has many cards, and one main button.
    action: styleButton('outline', 'brand', 'md', true),
  })),
});
