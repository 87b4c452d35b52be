import { column, disc, row } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { valueFormats } from '../../protocol/money/format-value.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph, progressBar, raisedSurface } from '../styles/style-parts.ts';
import words from './level-progress.words.json' with { type: 'json' };

export const levelProgressDefinition = defineContainer('LevelProgress', {
  summary:
    'How far it is to the next rank, requirement by requirement, with the real figures. No clock, no pressure.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      level: textProp,
      /** Name of the next rank; without it the highest is reached. */
      next: textProp,
      requirements: {
        type: 'array',
        maxItems: 6,
        items: {
          type: 'object',
          properties: {
            label: textProp,
            /** Decimal strings or numbers. */
            actual: { type: ['string', 'number', 'null'], 'x-format': 'format' },
            expected: { type: ['string', 'number', 'null'], 'x-format': 'format' },
            format: { type: 'string', enum: [...valueFormats] },
          },
          required: ['label', 'actual', 'expected'],
          additionalProperties: false,
        },
      },
      symbol: { type: ['string', 'null'] },
      /** The level that comes by what is reached already, and when. */
      rise: {
        type: ['object', 'null'],
        properties: { name: { type: 'string' }, when: { type: 'string' } },
        required: ['name', 'when'],
        additionalProperties: false,
      },
    },
    ['label', 'level'],
  ),
  words,
  accessibility: { role: 'region', name: 'prop:label' },
  lower: lazyView({ reserve: '10rem', chunk: 'records' }, () => ({
    root: {
      ...raisedSurface,
      padding: { base: '4', md: '5' },
      ...column('4'),
      minWidth: '0',
    },
    head: { ...row('3'), flexWrap: 'wrap' },
    mark: {
      ...disc('3rem'),
      bg: 'brand.subtle',
      color: 'brand.fg',
      borderWidth: '1px',
      borderColor: 'brand.edge',
      flexShrink: 0,
    },
    icon: { ...glyph, width: '1.6rem', height: '1.6rem' },
    words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: '0' },
    title: { fontSize: 'sm', color: 'fg.muted', fontWeight: 'semibold' },
    level: { textStyle: 'headingLg' },
    next: { fontSize: 'sm', color: 'fg.muted' },
    list: { ...column('3'), listStyleType: 'none' },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      marginBlockEnd: '1',
    },
    label: { fontSize: 'sm', fontWeight: 'semibold' },
    figures: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    bar: progressBar,
    foot: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  })),
});
