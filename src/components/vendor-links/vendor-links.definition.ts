import { defineLeaf, lazyView } from '../define-component.ts';
import {
  choiceProp,
  describeProps,
  noPayload,
  payload,
  readChoice,
  routeProp,
  rowsProp,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { glyph, placeholderBar, visuallyHidden } from '../styles/style-parts.ts';
import words from './vendor-links.words.json' with { type: 'json' };

export const vendorLinksDefinition = defineLeaf('VendorLinks', {
  summary:
    'Vendors as links to the lobby of their category, which opens with `?page=` and the vendor; where a place says so, a press lists the games of the vendor instead. Tells when it comes into sight, so that its data can wait until then.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** As `games.vendors` answers: `title` and `cards`. */
      lanes: rowsProp,
      /**
       * Which lanes are shown, and the route of the lobby of each. `more` goes to the first. `lists`: a plain press on a
       * vendor whose card says `VASSALAGE` is the event `list`.
       */
      places: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: describeProps(
          { lane: { type: 'string', 'x-static': true }, route: routeProp, lists: staticFlagProp },
          ['lane', 'route'],
        ),
      },
      /** How many are shown at most. */
      most: { type: ['integer', 'null'] },
      /** Words of the link to the rest; without them there is none. */
      more: textProp,
      look: choiceProp('menu', 'icons'),
      /** As `ui.data.<name>.status` says it. */
      status: { type: ['string', 'null'] },
    },
    ['label', 'lanes', 'places'],
  ),
  events: {
    sight: noPayload,
    list: payload({ vassalage: { type: 'string' }, name: { type: 'string' }, gameType: { type: 'string' } }),
  },
  sends: {
    sight: { unasked: true },
    list: { while: [{ prop: 'lanes', filled: true }] },
  },
  words,
  accessibility: { role: 'list', name: 'prop:label', keyboard: 'Tab goes from link to link; Enter follows.' },
  lower: lazyView({ reserve: '3.5rem', chunk: 'common' }, (props) => {
    const isIcons = readChoice(props, 'look', 'menu') === 'icons';
    return {
      root: {
        width: 'full',
        minWidth: '0',
        // Alone in a panel over the page; in a fold it is as wide as the fold.
        '[popover] > &': { width: 'min(44rem, 100vw - 3rem)' },
      },
      list: {
        listStyleType: 'none',
        gap: isIcons ? '2' : '1',
        ...(isIcons
          ? {
              display: 'flex',
              flexWrap: { base: 'nowrap', md: 'wrap' },
              overflowX: { base: 'auto', md: 'visible' },
              scrollbarWidth: 'none',
              // Hidden names are placed in it, and scroll with it.
              position: 'relative',
              // Room for focus rings, which the scroller would cut.
              padding: { base: '1', md: '0' },
            }
          : { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' }),
        '&[data-few]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
      },
      link: {
        display: 'flex',
        alignItems: 'center',
        gap: isIcons ? '2' : '3',
        minHeight: 'control',
        paddingInline: isIcons ? '2.5' : '3',
        borderRadius: 'lg',
        color: 'fg.muted',
        fontSize: isIcons ? 'xs' : 'sm',
        fontWeight: 'medium',
        textDecoration: 'none',
        ...(isIcons
          ? {
              flexShrink: 0,
              borderWidth: '1px',
              borderColor: 'border.default',
              bg: 'bg.surface',
              // A logo has its own ground: no frame around a frame.
              '&:has(> img)': { borderWidth: '0', paddingInline: '0', bg: 'transparent' },
            }
          : {}),
        _hover: { bg: 'bg.muted', color: 'fg.default' },
      },
      logo: {
        // Logos are wide or square; all of them get the same room.
        width: isIcons ? '8rem' : '4.5rem',
        height: isIcons ? '2.75rem' : '1.5rem',
        objectFit: 'contain',
        borderRadius: 'md',
        flexShrink: 0,
      },
      name: isIcons ? { 'img + &': visuallyHidden } : { minWidth: '0', overflowWrap: 'anywhere' },
      icon: glyph,
      place: {
        ...placeholderBar,
        width: isIcons ? '7rem' : 'full',
        height: 'control',
        borderRadius: 'lg',
      },
      none: { padding: '3', fontSize: 'sm', color: 'fg.muted' },
      hidden: visuallyHidden,
    };
  }),
});
