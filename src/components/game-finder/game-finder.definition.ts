import { searchSlots } from '../styles/search-styles.ts';
import { column, row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, payload, rowsProp, textProp } from '../prop-schemas.ts';
import { glyph, ownDirection, placeholderBar, styleButton, styleIconButton } from '../styles/style-parts.ts';
import words from './game-finder.words.json' with { type: 'json' };

const gamePayload = payload({ game: { type: 'object' } });
const sourceStatus = { type: ['string', 'null'] } as const;

export const gameFinderDefinition = defineLeaf('GameFinder', {
  summary:
    'Finds a game or a provider among all games while one types, misspelt words too. It searches an index in the browser and asks for the rest.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      placeholder: textProp,
      /** As `games.index` answers. */
      index: { type: ['object', 'null'] },
      status: sourceStatus,
      /** What each type of game is called. */
      kinds: {
        type: 'array',
        maxItems: 20,
        items: describeProps({ type: { type: 'string', 'x-static': true }, label: textProp }, [
          'type',
          'label',
        ]),
      },
      /** Words of earlier searches, and games: shown before anything is typed. */
      recent: { type: ['array', 'null'], items: { type: 'string' } },
      popular: rowsProp,
      played: rowsProp,
      /** The words of the last `ask`, and what `games.list` answers to them. */
      asked: { type: ['string', 'null'] },
      answer: { type: ['object', 'null'] },
      answered: sourceStatus,
    },
    ['label'],
  ),
  events: {
    play: gamePayload,
    /** All that is to be suggested as recent searches from now on. */
    remember: payload({ searches: { type: 'array' } }),
    details: gamePayload,
    /** All games that fit are asked for. */
    all: payload({ value: { type: 'string' } }),
    /** The index finds nothing, or is missing: the server is asked. */
    ask: payload({ value: { type: 'string' } }),
  },
  sends: {
    play: { promised: true },
    details: { promised: true },
  },
  words,
  accessibility: {
    role: 'combobox',
    name: 'prop:label',
    keyboard:
      'Up and Down go through the games, Enter plays. At the end of the words, the arrow towards the end of the line goes to the details of the game.',
  },
  lower: lazyView({ reserve: '24rem', chunk: 'lobby' }, () => ({
    root: { ...column('2'), minWidth: '0' },
    field: { position: 'relative' },
    ...searchSlots,
    glyph: { ...glyph, color: 'fg.muted' },
    message: {
      fontSize: 'sm',
      color: 'fg.muted',
      paddingInline: '2',
      minHeight: '1lh',
    },
    // As high whatever is in it, so that nothing moves while one types.
    results: {
      height: { base: '58dvh', sm: 'min(30rem, 58dvh)' },
      ...column('2'),
    },
    grid: {
      flexGrow: 1,
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&[hidden]': { display: 'none' },
    },
    heading: { textStyle: 'label', color: 'fg.muted', paddingInline: '2', paddingBlock: '2' },
    row: {
      display: 'flex',
      alignItems: 'center',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'transparent',
      _hover: { bg: 'bg.muted' },
      '&[data-active]': { bg: 'bg.muted', borderColor: 'border.strong' },
    },
    cell: {
      ...row('3'),
      flexGrow: 1,
      minWidth: '0',
      minHeight: 'control',
      padding: '2',
      borderRadius: 'lg',
      cursor: 'pointer',
      '&[aria-selected=true]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    about: {
      ...styleIconButton(),
      cursor: 'pointer',
      '&[aria-selected=true]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    image: { width: '2.25rem', height: '3rem', objectFit: 'cover', borderRadius: 'md', flexShrink: 0 },
    words: { display: 'flex', flexDirection: 'column', minWidth: '0', flexGrow: 1 },
    title: { ...ownDirection, fontWeight: 'semibold', overflowWrap: 'anywhere' },
    vendor: { ...ownDirection, fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    mark: { bg: 'brand.subtle', color: 'brand.fg', borderRadius: 'sm' },
    forget: styleButton('link', 'neutral', 'sm'),
    place: { ...placeholderBar, display: 'block', height: '3rem', marginBlock: '2', borderRadius: 'lg' },
  })),
});
