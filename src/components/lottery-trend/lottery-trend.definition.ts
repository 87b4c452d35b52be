import { column, disc } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, rowsProp, textProp } from '../prop-schemas.ts';
import { styleChip } from '../styles/style-parts.ts';
import words from './lottery-trend.words.json' with { type: 'json' };

export const lotteryTrendDefinition = defineLeaf('LotteryTrend', {
  summary: 'Numbers of past draws by position: where each came, how often, and since when it did not.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** The draws, the latest first: `numero` and `numbers`. */
      draws: rowsProp,
      /** Family of the lottery engine. */
      family: { type: ['string', 'null'] },
    },
    ['label', 'draws', 'family'],
  ),
  words,
  accessibility: { role: 'table', name: 'prop:label' },
  lower: lazyView({ reserve: '20rem', chunk: 'betting' }, () => ({
    root: { ...column('3'), minWidth: '0' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    chip: styleChip(),
    frame: { overflowX: 'auto', direction: 'ltr', maxHeight: '28rem', overflowY: 'auto' },
    table: {
      borderCollapse: 'collapse',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      width: 'full',
    },
    head: {
      textAlign: 'center',
      color: 'fg.muted',
      fontWeight: 'semibold',
      padding: '1',
      whiteSpace: 'nowrap',
    },
    name: {
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'regular',
      padding: '1',
      whiteSpace: 'nowrap',
    },
    cell: {
      textAlign: 'center',
      padding: '0.5',
      minWidth: '8',
      borderWidth: '1px',
      borderColor: 'border.default',
      color: 'fg.muted',
    },
    hit: {
      ...disc('7'),
      bg: 'brand.solid',
      color: 'brand.contrast',
      fontWeight: 'bold',
    },
    note: { fontSize: 'sm', color: 'fg.muted' },
  })),
});
