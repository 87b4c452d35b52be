import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, staticFlagProp, textProp } from '../prop-schemas.ts';
import { qrSlots } from '../styles/qr-styles.ts';
import { glyph, styleButton } from '../styles/style-parts.ts';
import words from './qr-code.words.json' with { type: 'json' };

/** 130 pixels in the header, 200 elsewhere (specification, section 9); a large one is for a poster or a far screen. */
const sizes: Readonly<Record<string, string>> = { sm: '8.125rem', md: '12.5rem', lg: '16rem' };

export const qrCodeDefinition = defineLeaf('QrCode', {
  summary: 'An address as a code to scan, with the address itself beside it to read and to copy.',
  group: 'media',
  props: describeProps(
    {
      value: { type: 'string', maxLength: 2048 },
      label: textProp,
      size: choiceProp(...Object.keys(sizes)),
      /** Leaves the address out; only where it is on the page anyway. */
      plain: staticFlagProp,
    },
    ['value', 'label'],
  ),
  events: { copy: describeProps({}) },
  sends: {
    copy: {
      while: [
        { prop: 'plain', isNot: [true] },
        { prop: 'value', filled: true },
      ],
    },
  },
  words,
  accessibility: { role: 'img', name: 'prop:label', keyboard: 'The button copies the address.' },
  lower: lazyView({ reserve: sizes['md'] ?? '' }, (props) => ({
    ...qrSlots,
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      width: sizes[readChoice(props, 'size', 'md')],
      maxWidth: 'full',
    },
    address: {
      maxWidth: 'full',
      fontSize: 'sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      textAlign: 'center',
      unicodeBidi: 'isolate',
    },
    tooLong: { fontSize: 'sm', color: 'fg.muted', textAlign: 'center' },
    copy: styleButton('outline', 'neutral', 'sm', true),
    icon: glyph,
  })),
});
