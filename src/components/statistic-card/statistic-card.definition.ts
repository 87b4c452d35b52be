import { column, row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { valueFormats } from '../../protocol/money/format-value.ts';
import { choiceProp, describeProps, flagProp, iconProp, textProp } from '../prop-schemas.ts';
import { glyph, pageSide, placeholderBar, raisedSurface, visuallyHidden } from '../styles/style-parts.ts';
import words from './statistic-card.words.json' with { type: 'json' };

export const statisticCardDefinition = defineLeaf('StatisticCard', {
  summary: 'One figure that matters, with how it changed.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      value: { type: ['string', 'number', 'null'], 'x-format': 'format' },
      format: choiceProp(...valueFormats),
      symbol: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      /** Percent against the time before; above zero is up. */
      trend: { type: ['number', 'null'] },
      /** What the trend is measured against. */
      trendLabel: textProp,
      /** Whether up is good news. */
      upIs: choiceProp('good', 'bad', 'neutral'),
      icon: iconProp,
      busy: flagProp,
    },
    ['label', 'value'],
  ),
  words,
  accessibility: { role: 'group', name: 'prop:label' },
  lower: lazyView({ reserve: '7rem', chunk: 'records' }, () => ({
    root: {
      ...raisedSurface,
      ...column('1'),
      padding: { base: '3', xs: '4' },
      minWidth: '0',
      height: 'full',
    },
    head: { ...row('2'), color: 'fg.muted' },
    icon: { ...glyph, color: 'brand.fg' },
    label: { fontSize: 'sm', fontWeight: 'semibold', minWidth: '0' },
    value: {
      textStyle: 'amount',
      // Two of them side by side on a phone have room for amounts of six digits.
      fontSize: { base: 'md', xs: 'lg', md: 'xl' },
      lineHeight: 'snug',
      unicodeBidi: 'isolate',
      ...pageSide,
      overflowWrap: 'anywhere',
    },
    bar: { ...placeholderBar, width: '60%', height: '7' },
    trend: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      color: 'fg.muted',
      '& svg': { width: '1em', height: '1em' },
    },
    change: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontWeight: 'semibold',
      '&[data-news=good]': { color: 'success.fg' },
      '&[data-news=bad]': { color: 'danger.fg' },
    },
    trendIcon: glyph,
    hidden: visuallyHidden,
  })),
});
