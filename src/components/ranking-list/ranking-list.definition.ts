import { centred } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, fieldsProp, rowsProp, textProp } from '../prop-schemas.ts';
import { pill, pillTones } from '../styles/pill-styles.ts';
import { raisedSurface, visuallyHidden } from '../styles/style-parts.ts';
import words from './ranking-list.words.json' with { type: 'json' };

export const rankingListDefinition = defineLeaf('RankingList', {
  summary: 'Who leads, with the own place marked; below the list when it is not in it.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      rows: rowsProp,
      fields: fieldsProp('id', 'rank', 'name', 'score', 'prize'),
      /** Id of the own row. */
      ownId: { type: ['string', 'number', 'null'] },
      /** The own row when it may be outside of `rows`. */
      own: { type: ['object', 'null'] },
      format: choiceProp('money', 'number', 'text'),
      symbol: { type: ['string', 'null'] },
    },
    ['label', 'rows'],
  ),
  words,
  accessibility: { role: 'list', name: 'prop:label' },
  lower: lazyView({ reserve: '16rem', chunk: 'records' }, () => ({
    root: { ...raisedSurface, overflow: 'hidden', minWidth: '0' },
    list: { listStyleType: 'none' },
    row: {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '3.5rem',
      paddingInline: '4',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      '&:last-child': { borderBlockEndWidth: '0' },
      '&[data-own]': { bg: 'brand.subtle', boxShadow: 'inset 0 0 0 1px {colors.brand.edge}' },
    },
    rank: {
      ...centred,
      minWidth: '9',
      height: '9',
      borderRadius: 'full',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
      '&[data-medal]': {
        borderWidth: '2px',
        borderColor: 'border.strong',
        color: 'fg.default',
        bg: 'bg.muted',
      },
      '&[data-medal="1"]': { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.edge' },
    },
    name: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'semibold',
      minWidth: '0',
    },
    you: { ...pill, ...pillTones['brand'] },
    end: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
    score: { textStyle: 'amount', unicodeBidi: 'isolate' },
    prize: { fontSize: 'xs', color: 'success.fg', unicodeBidi: 'isolate' },
    gap: { textAlign: 'center', color: 'fg.muted', letterSpacing: 'wide', listStyleType: 'none' },
    empty: { padding: '5', color: 'fg.muted', textAlign: 'center' },
    hidden: visuallyHidden,
  })),
});
