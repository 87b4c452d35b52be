/** What is chosen, pressed or open among others, by what every component says of it to assistive technology. */
export const chosenOnes =
  ':is([aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), [data-current])';

/** What holds the place of an answer, a flow or a view that is on its way. */
const coming = ':is([data-reserved], [data-coming])';

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
    // On a phone the bar at the bottom lies over the page: what gets the focus stays above it.
    scrollPaddingBottom: { base: '5rem', lg: '1rem' },
    '&.dark': { colorScheme: 'dark' },
  },
  // Nor does a bar that stays above a list lie over what gets the focus in it.
  'html:has([data-list-bar])': { scrollPaddingTop: '9.5rem' },
  body: { minHeight: '100dvh', overflowX: 'clip' },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  ':is(h1, h2, h3, h4, h5, h6):focus-visible': { borderRadius: 'sm' },
  // A field comes into sight with its label above it and its hint below it.
  ':where(input, select, textarea)': { scrollMarginBlock: '2.5rem' },
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
  // A page comes from its top down: what is below a part that is on its way is painted when that is there, so
  // nothing moves under the eye. Off with the attribute, some seconds after the page was opened.
  // Browsers hold on to what is painted, and what is below is not: the window would jump to the footer and back.
  'html[data-arriving]': { overflowAnchor: 'none' },
  [`[data-arriving] main :is(${coming}, :has(${coming})) ~ *, [data-arriving] main:has(${coming}) ~ *`]: {
    visibility: 'hidden !important',
  },
  'dialog::backdrop': { bg: 'bg.overlay' },
  // Browsers give controls a spacing of words apart from that of the text around.
  ':where(button, input, select, textarea)': { wordSpacing: 'inherit' },
  'button:not(:disabled), summary, [role=slider]': { cursor: 'pointer' },
  ':where(a, button, input, select, textarea, summary)': { touchAction: 'manipulation' },
  // A part that is printed alone: everything is left out that neither is it, nor in it, nor around it.
  '@media print': {
    // Menus, header and footer of the page are of no use on paper, and the bar at the bottom lies over the text.
    ':root:not([data-prints]) body:has(main) :not(main, main *, :has(main), dialog, dialog *, :has(dialog))':
      {
        display: 'none !important',
      },
    ':root:not([data-prints]) main nav': { display: 'none !important' },
    // Paper has no theme, also where the browser is asked to print what is behind the text.
    ':root:not([data-prints]), :root:not([data-prints]) :is(:has(main), main, dialog, main *, dialog *)': {
      color: '#000000 !important',
      backgroundColor: '#ffffff !important',
    },
    ':root[data-prints] body :not([data-print], [data-print] *, :has([data-print]))': {
      display: 'none !important',
    },
    // Paper has no dark theme: browsers leave backgrounds out, and light letters with them.
    ':root[data-prints] :is([data-print], [data-print] *)': { color: '#000000 !important' },
  },
  // Forced colours replace the brand's, and with them what tells the chosen one of several from the others. A line
  // stays; with the focus it is a double one, so that both are seen.
  '@media (forced-colors: active)': {
    [chosenOnes]: { outline: '3px solid Highlight !important', outlineOffset: '-3px !important' },
    [`${chosenOnes}:focus-visible`]: { outline: '6px double Highlight !important' },
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
