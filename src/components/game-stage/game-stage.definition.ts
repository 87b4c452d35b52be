import { column, row } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { coverSlot, frameSlots } from '../styles/frame-styles.ts';
import {
  choiceProp,
  describeProps,
  flagProp,
  noPayload,
  payload,
  readChoice,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { crowded, styleButton, styleIconButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './game-stage.words.json' with { type: 'json' };

/** How high it is: the screen but for the gap around it, or what header and chips above it leave of the screen. */
const heights: Readonly<Record<string, { readonly base: string; readonly md: string }>> = {
  screen: { base: 'max(32rem, calc(100dvh - 1.5rem))', md: 'max(34rem, calc(100dvh - 2rem))' },
  rest: { base: 'max(27rem, calc(100dvh - 15.5rem))', md: 'max(30rem, calc(100dvh - 16.25rem))' },
};

export const gameStageDefinition = defineContainer('GameStage', {
  summary:
    'A running game in a sandboxed frame under a bar of our own, which stays in sight on the whole screen too. Which game it is comes from the flow that started it: an address that opens a game is nothing for a layout.',
  group: 'games',
  props: describeProps(
    {
      title: textProp,
      /** The frame has not come after a while. */
      slow: flagProp,
      /** Covers the game and asks it to pause, while something else needs an answer. */
      paused: flagProp,
      /** Says on phones held upright that the game is larger sideways. */
      rotate: staticFlagProp,
      height: choiceProp(...Object.keys(heights)),
      /** A page of a provider that visitors may see, in place of a game that a flow has started. Without a ticket. */
      preview: { type: ['string', 'null'], maxLength: 4096 },
    },
    ['title'],
  ),
  slots: { bar: { summary: 'Shown above the game: the way back, name, time and money played.' } },
  events: {
    /** The game said that it can be used. */
    ready: noPayload,
    /** Type of a message that the game posted. */
    message: payload({ message: { type: 'string' } }),
    retry: noPayload,
    /** The person wants to play on a page that is shown without a session. */
    login: noPayload,
    /** The person came back to the tab. */
    return: noPayload,
  },
  sends: {
    ready: { unasked: true },
    message: { unasked: true },
    retry: { promised: true },
    login: { unasked: true },
    return: { unasked: true },
  },
  words,
  accessibility: {
    name: 'prop:title',
    keyboard:
      'Tab goes from the bar into the game; a button shows both on the whole screen, Escape leaves it.',
  },
  lower: lazyView({ reserve: '36rem', chunk: 'play' }, (props) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minWidth: '0',
      height: heights[readChoice(props, 'height', 'screen')] ?? 'full',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: { base: 'none', md: 'xl' },
      overflow: 'hidden',
      '&:fullscreen': { width: '100vw', height: '100dvh', borderRadius: 'none' },
    },
    bar: {
      ...row('2'),
      // A phone has two rows of it: the button is in the first.
      alignItems: { base: 'flex-start', md: 'center' },
      paddingInline: '3',
      paddingBlock: '2',
      [crowded]: { flexWrap: 'wrap' },
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
    },
    words: { flexGrow: 1, minWidth: '0' },
    stage: { position: 'relative', flexGrow: 1, minHeight: '0', bg: 'bg.canvas' },
    ...frameSlots('border.default'),
    cover: { ...coverSlot, bg: 'bg.canvas' },
    // Lines where the matches will be, from the top.
    rows: {
      position: 'absolute',
      inset: '0',
      ...column('3'),
      padding: '4',
      overflow: 'hidden',
    },
    row: {
      flexShrink: 0,
      height: '5.5rem',
      borderRadius: 'lg',
      bg: 'bg.muted',
      '&:first-child': { height: '3rem' },
      '&:nth-child(2)': { height: '2.25rem', width: '60%' },
      _motionSafe: { animation: 'shimmer 1.6s ease-in-out infinite' },
    },
    unseen: visuallyHidden,
    said: { maxWidth: '30rem', fontWeight: 'semibold' },
    retry: styleButton('outline', 'neutral'),
    tool: styleIconButton(),
    icon: { width: '1.25rem', height: '1.25rem' },
    // While the game comes: once it is there, all room is the game's.
    hint: {
      display: 'none',
      '@media (orientation: portrait) and (max-width: 30rem)': { display: 'block' },
      fontSize: 'sm',
      color: 'fg.muted',
    },
  })),
});
