import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, iconProp, payload, textProp } from '../prop-schemas.ts';
import { qrSlots } from '../styles/qr-styles.ts';
import { glyph, raisedSurface, styleButton } from '../styles/style-parts.ts';

export const downloadCardDefinition = defineLeaf('DownloadCard', {
  summary: 'The app: where to get it, and on a large screen a code that a phone can scan.',
  group: 'media',
  props: describeProps(
    {
      title: textProp,
      text: textProp,
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
      links: {
        type: 'array',
        maxItems: 4,
        items: describeProps(
          {
            id: { type: 'string' },
            label: textProp,
            icon: iconProp,
            /** https of an allowed host, or a path of the site. */
            address: { type: 'string', maxLength: 2048 },
          },
          ['id', 'label', 'address'],
        ),
      },
      /** What the code holds; a path is one of this site. Without it there is none. */
      code: { type: ['string', 'null'], maxLength: 2048 },
      codeLabel: textProp,
    },
    ['title', 'links'],
  ),
  events: { press: payload({ id: { type: 'string' } }) },
  sends: {
    press: { while: [{ prop: 'links', filled: true }] },
  },
  accessibility: { role: 'region', name: 'prop:title', keyboard: 'Tab goes through the links.' },
  lower: lazyView({ reserve: '16rem' }, () => ({
    ...qrSlots,
    root: {
      ...raisedSurface,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8',
      minWidth: '0',
      padding: { base: '5', md: '8' },
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      minWidth: '0',
      maxWidth: 'prose',
    },
    title: { textStyle: 'headingLg' },
    text: { color: 'fg.muted' },
    links: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '2' },
    link: styleButton('outline', 'brand'),
    icon: glyph,
    // The phone that would scan it is the one that shows it.
    aside: {
      display: { base: 'none', md: 'flex' },
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      width: '10rem',
    },
    caption: { fontSize: 'sm', color: 'fg.muted', textAlign: 'center' },
  })),
});
