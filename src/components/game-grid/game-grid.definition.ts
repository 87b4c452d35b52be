import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { gameTileSlots, tileWordsPlace } from '../styles/game-tile-styles.ts';
import {
  describeProps,
  fieldsProp,
  idSchema,
  payload,
  rowsProp,
  statusProp,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';
import { styleButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './game-grid.words.json' with { type: 'json' };

const idPayload = payload({ id: idSchema, index: { type: 'integer' }, game: { type: 'object' } });

export const gameGridDefinition = defineLeaf('GameGrid', {
  summary:
    'Games in columns, up to tens of thousands: only what is near the window is in the page. Pages that come one by one are kept together: `page` says which one `games` holds, and `more` asks for the next.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      games: rowsProp,
      fields: fieldsProp('id', 'title', 'vendor', 'image', 'tag', 'favourite'),
      status: statusProp,
      /** Which page `games` holds, from 1. Without it, `games` is all of them. */
      page: { type: ['integer', 'null'] },
      /** How many there are altogether. */
      total: { type: ['integer', 'null'] },
      /** What the games are the answer to: another value starts afresh. */
      query: { type: ['string', 'null'] },
      /** Part of the name to mark, usually what was searched for. */
      marked: { type: ['string', 'null'] },
      /** Shows hearts. */
      favourites: { type: 'boolean' },
      /** Ids of the favourites; without it, each row says whether it is one. */
      favouriteIds: { type: ['array', 'null'], items: idSchema },
      compact: staticFlagProp,
      /** Shows a button on each game that asks for details. */
      details: staticFlagProp,
    },
    ['label', 'games'],
  ),
  events: {
    play: idPayload,
    /** The heart of a game that is no favourite yet. */
    favourite: idPayload,
    /** The heart of one that is. */
    unfavourite: idPayload,
    details: idPayload,
    more: payload({ page: { type: 'integer' } }),
  },
  sends: {
    play: { promised: true, while: [{ prop: 'games', filled: true }] },
    favourite: {
      promised: true,
      while: [
        { prop: 'favourites', is: [true] },
        { prop: 'games', filled: true },
      ],
    },
    unfavourite: {
      promised: true,
      while: [
        { prop: 'favourites', is: [true] },
        { prop: 'games', filled: true },
      ],
    },
    details: {
      promised: true,
      while: [
        { prop: 'details', is: [true] },
        { prop: 'games', filled: true },
      ],
    },
    more: {
      promised: true,
      while: [
        { prop: 'page', isNot: [null] },
        { prop: 'total', isNot: [null] },
        { prop: 'games', filled: true },
      ],
    },
  },
  slots: { empty: { summary: 'Shown in place of the games when there are none.' } },
  words,
  accessibility: {
    role: 'list',
    name: 'prop:label',
    keyboard:
      'One stop for all games: arrow keys go from game to game, Home and End to the ends of the row, with Control to the first and last, Page Up and Page Down by rows. Enter plays, Tab goes to the heart.',
  },
  lower: lazyView({ reserve: '32rem', chunk: 'lobby' }, (props) => ({
    ...gameTileSlots,
    root: { ...column('5'), minWidth: '0' },
    grid: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: {
        base: `repeat(auto-fill, minmax(min(${props['compact'] === true ? '6.5rem' : '8.25rem'}, 100%), 1fr))`,
        md: `repeat(auto-fill, minmax(${props['compact'] === true ? '7.5rem' : '10rem'}, 1fr))`,
      },
      gap: { base: '3', md: '4' },
      listStyleType: 'none',
      overflowAnchor: 'none',
    },
    item: { minWidth: '0' },
    // As high as a tile: its picture, and the words under it.
    place: {
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'xl',
      bg: 'bg.muted',
      _before: { content: '""', display: 'block', aspectRatio: '3 / 4' },
      _after: tileWordsPlace,
      _motionSafe: { animation: 'shimmer 1.6s ease-in-out infinite' },
    },
    state: stateSlots['root'] ?? {},
    foot: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3' },
    failed: { fontSize: 'sm', color: 'danger.fg' },
    count: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    more: styleButton('outline', 'neutral'),
    hidden: visuallyHidden,
  })),
});
