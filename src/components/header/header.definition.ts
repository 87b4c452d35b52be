import { defineContainer, eagerView } from '../define-component.ts';
import { describeProps, flagProp } from '../prop-schemas.ts';
import { crowded } from '../styles/style-parts.ts';

export const headerDefinition = defineContainer('Header', {
  summary:
    'The bar at the top of every page, which stays in sight. From a wide screen on its navigation is in a row under it, which scrolls away.',
  group: 'navigation',
  props: describeProps({
    /** A rail comes beside the content: the header has room for it before it is there. */
    railed: flagProp,
  }),
  slots: {
    start: { summary: 'Menu button and brand.' },
    nav: { summary: 'Main navigation; on small screens it is the side menu and the bottom bar.' },
    end: { summary: 'Language, theme, account.' },
  },
  accessibility: { role: 'banner', name: 'none' },
  lower: eagerView(() => ({
    // No box itself: its bar stays at the top of the page, not of the header.
    root: {
      display: 'contents',
      '--rail': '0px',
      '&[data-railed]': { '--rail': { xl: '{sizes.railCollapsed}' } },
      'body:has([data-rail=wide]) &': { '--rail': { xl: '{sizes.rail}' } },
    },
    bar: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'header',
      // What is in it has the edges of the content, which is beside the rail.
      paddingInlineStart: 'calc(var(--rail) + 0px)',
      bg: 'bg.surface',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      // It takes more than one row then, too much to lie over the page all the time.
      [crowded]: { position: 'static' },
    },
    inner: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '0', md: '3', lg: '5' },
      minHeight: 'header',
      paddingInline: { base: '1', md: '4', lg: '6', xl: '8' },
      // What is last in it may have its own edge, which keeps off that of the screen.
      paddingInlineEnd: { base: '3', md: '4', lg: '6', xl: '8' },
      marginInline: 'auto',
      width: 'full',
      maxWidth: 'page',
      [crowded]: { flexWrap: 'wrap', justifyContent: 'space-between', paddingBlock: '1' },
    },
    start: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '0', md: '2' },
      // What is shortened here is a brand, down to what a finger meets: with its margin, or beside the menu's button.
      minWidth: '9',
      '&:has(button)': { minWidth: 'calc({sizes.control} + 1.5rem)' },
      flexShrink: { base: 1, lg: 0 },
      overflow: 'clip',
      overflowClipMargin: '4px',
      // Without the button of the menu, which has its own room, the brand begins where words do.
      '&:not(:has(button))': { paddingInlineStart: { base: '3', md: '0' } },
    },
    nav: {
      display: { base: 'none', lg: 'flex' },
      minWidth: '0',
      width: 'full',
      // Words begin where the row above does: half of `page` less its padding from the middle of what the rail leaves.
      paddingInlineStart: {
        base: '3',
        xl: 'calc(var(--rail) + max({spacing.8}, 50% - var(--rail) / 2 - {sizes.page} / 2 + {spacing.8}) - 0.625rem)',
      },
      paddingInlineEnd: '3',
      bg: 'bg.surface',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '[data-arriving] header:has([data-reserved]) > &': { visibility: 'hidden' },
    },
    end: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '0', md: '2' },
      marginInlineStart: 'auto',
      flexShrink: 0,
      // On the narrowest phones words keep their size, and their buttons have less around them.
      '@media (max-width: 24.375rem)': {
        '& :is(a, button):not([aria-label], [role])': { paddingInline: '2.5' },
      },
      [crowded]: { display: 'contents' },
      // One row high, whatever room what is on its way would have elsewhere.
      '& [data-reserved]': { minBlockSize: '0 !important' },
      // Beside what is on its way everything would move.
      '[data-arriving] &:has([data-reserved])': { visibility: 'hidden' },
    },
  })),
});
