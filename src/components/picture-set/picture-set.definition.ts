import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, payload, readChoice, textProp } from '../prop-schemas.ts';
import { glyph, styleButtonOverPicture } from '../styles/style-parts.ts';
import words from './picture-set.words.json' with { type: 'json' };

const ratios: Readonly<Record<string, string>> = { square: '1', video: '16 / 9', portrait: '3 / 4' };
export const pictureSetDefinition = defineLeaf('PictureSet', {
  summary: 'Pictures side by side, each opening large; from there the next is one press away.',
  group: 'media',
  props: describeProps(
    {
      label: textProp,
      pictures: {
        type: ['array', 'null'],
        maxItems: 60,
        items: describeProps(
          {
            src: { type: 'string', maxLength: 2048, 'x-address': 'picture' },
            /** What is to be seen; it is the name of the button that opens the picture. */
            alt: textProp,
            caption: textProp,
          },
          ['src', 'alt'],
        ),
      },
      ratio: choiceProp(...Object.keys(ratios)),
    },
    ['label', 'pictures'],
  ),
  events: { open: payload({ position: { type: 'integer' } }) },
  sends: {
    open: { while: [{ prop: 'pictures', filled: true }] },
  },
  words,
  accessibility: {
    role: 'list',
    name: 'prop:label',
    keyboard:
      'Enter opens a picture. There arrow keys go to the one beside it, in the direction of writing; Home and End to the first and last; Escape closes it.',
  },
  lower: lazyView({ reserve: '10rem', chunk: 'inner' }, (props) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      gap: '3',
      padding: '0',
      margin: '0',
      listStyleType: 'none',
      minWidth: '0',
    },
    item: { minWidth: '0' },
    open: {
      display: 'block',
      width: 'full',
      borderRadius: 'lg',
      overflow: 'hidden',
      bg: 'bg.muted',
      cursor: 'zoom-in',
      aspectRatio: ratios[readChoice(props, 'ratio', 'square')],
    },
    thumb: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
    dialog: {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      borderWidth: '0',
      bg: 'media.scrim',
      color: 'media.fg',
      overflow: 'hidden',
    },
    figure: {
      height: 'full',
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      margin: '0',
      paddingInline: { base: '2', md: '16' },
      paddingBlock: '14',
    },
    picture: { width: 'full', height: 'full', objectFit: 'contain' },
    caption: {
      unicodeBidi: 'plaintext',
      textAlign: 'center',
      paddingBlockStart: '3',
      overflowWrap: 'anywhere',
    },
    count: {
      position: 'absolute',
      insetBlockStart: '3',
      insetInlineStart: '4',
      minHeight: '2.75rem',
      display: 'flex',
      alignItems: 'center',
      color: 'media.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    close: { ...styleButtonOverPicture(), position: 'absolute', insetBlockStart: '3', insetInlineEnd: '3' },
    previous: {
      ...styleButtonOverPicture(),
      position: 'absolute',
      insetBlockEnd: '3',
      insetInlineStart: '3',
    },
    next: { ...styleButtonOverPicture(), position: 'absolute', insetBlockEnd: '3', insetInlineEnd: '3' },
    icon: glyph,
  })),
});
