import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import {
  describeProps,
  fieldsProp,
  idSchema,
  payload,
  rowsProp,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { crowded, glyph, ownDirection, raisedSurface, styleIconButton } from '../styles/style-parts.ts';
import words from './winner-board.words.json' with { type: 'json' };

export const winnerBoardDefinition = defineLeaf('WinnerBoard', {
  summary:
    'Latest winners, some at a time, the next one coming up automatically. It rests under a pointer, with the focus, under reduced motion and when it is told to.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      winners: rowsProp,
      fields: fieldsProp('id', 'name', 'game', 'image', 'amount', 'time'),
      /** Currency before the amounts. */
      symbol: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      /** Number of winners shown at a time. */
      visible: { type: 'integer', minimum: 1, maximum: 20, 'x-static': true },
      /** Seconds until the next one. */
      interval: { type: 'integer', minimum: 2, maximum: 60, 'x-static': true },
      /** A game can be opened from its winner. */
      pressable: staticFlagProp,
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
    },
    ['label', 'winners'],
  ),
  events: { press: payload({ id: idSchema, winner: { type: 'object' } }) },
  sends: {
    press: {
      promised: true,
      while: [
        { prop: 'pressable', is: [true] },
        { prop: 'winners', filled: true },
      ],
    },
  },
  words,
  accessibility: { role: 'region', name: 'prop:label', keyboard: 'A button stops and continues.' },
  lower: lazyView({ reserve: '20rem', chunk: 'lobby' }, () => ({
    root: { ...raisedSurface, minWidth: '0', overflow: 'hidden' },
    head: {
      ...row('2'),
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '1.5',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
    },
    mark: { ...glyph, color: 'brand.fg' },
    title: { textStyle: 'headingMd', flexGrow: 1, minWidth: '0' },
    toggle: { ...styleIconButton(), color: 'fg.muted' },
    icon: glyph,
    list: { listStyleType: 'none' },
    item: {
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      _last: { borderBlockEndWidth: '0' },
      '&[data-fresh]': { _motionSafe: { animation: 'rise 320ms cubic-bezier(0.2, 0, 0, 1)' } },
    },
    row: {
      ...row('3'),
      width: 'full',
      minHeight: '3.75rem',
      paddingInline: '4',
      paddingBlock: '2',
      textAlign: 'start',
      color: 'inherit',
      [crowded]: { flexWrap: 'wrap' },
      'button&': { _hover: { bg: 'bg.muted' }, _focusVisible: { outlineOffset: '-3px' } },
    },
    image: {
      width: '9',
      height: '11',
      objectFit: 'cover',
      borderRadius: 'md',
      bg: 'bg.muted',
      flexShrink: 0,
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      flexGrow: 1,
      minWidth: '0',
    },
    name: { fontSize: 'sm', fontWeight: 'semibold' },
    game: {
      ...ownDirection,
      maxWidth: 'full',
      fontSize: 'xs',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    end: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0 },
    amount: { textStyle: 'amount', color: 'success.fg', whiteSpace: 'nowrap', unicodeBidi: 'isolate' },
    time: { fontSize: 'xs', color: 'fg.muted' },
  })),
});
