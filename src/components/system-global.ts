/** Styles of the page itself: emitted once, at the head of the release's style sheet. */
export const globalStyles = {
  '*': {
    '--global-color-border': 'colors.border.default',
    '--global-font-mono': 'fonts.mono',
  },
  html: {
    color: 'fg.default',
    bg: 'bg.canvas',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
    '&.dark': { colorScheme: 'dark' },
  },
  body: { minHeight: '100dvh', overflowX: 'clip' },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  // Joined and tone-marked scripts break apart or clip under tracked, tight text.
  ':root:is(:lang(ar), :lang(fa), :lang(ur), :lang(th), :lang(km), :lang(my), :lang(hi), :lang(bn))': {
    '--foyer-letter-spacings-tight': '0em',
    '--foyer-letter-spacings-wide': '0em',
    '--foyer-line-heights-tight': '1.35',
    '--foyer-line-heights-snug': '1.45',
    '--foyer-line-heights-normal': '1.75',
  },
  '::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  '*::placeholder': { color: 'fg.subtle' },
  '[hidden]': { display: 'none !important' },
  'dialog::backdrop': { bg: 'bg.overlay' },
  'button:not(:disabled), summary, [role=slider]': { cursor: 'pointer' },
  ':where(a, button, input, select, textarea, summary)': { touchAction: 'manipulation' },
  // A part that is printed alone: everything is left out that neither is it, nor in it, nor around it.
  '@media print': {
    ':root[data-prints] body :not([data-print], [data-print] *, :has([data-print]))': {
      display: 'none !important',
    },
    // Paper has no dark theme: browsers leave backgrounds out, and light letters with them.
    ':root[data-prints] :is([data-print], [data-print] *)': { color: '#000000 !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any longer, and what scripts place is painted at its place before for two frames: presses there miss.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
