import { defineContainer, lazyView } from '../define-component.ts';
import { dialogLook } from '../styles/dialog-styles.ts';
import { choiceProp, describeProps, flagProp, noPayload, textProp, tokenProp } from '../prop-schemas.ts';
import { columnOf, glyph, styleIconButton } from '../styles/style-parts.ts';
import words from './modal.words.json' with { type: 'json' };

const pixels = { type: 'integer', minimum: 240, maximum: 1600 } as const;

export const modalDefinition = defineContainer('Modal', {
  summary:
    'A dialog over the page, which is inert meanwhile. Closed by "none" it is closed only by its content.',
  group: 'overlay',
  props: describeProps(
    {
      title: textProp,
      size: {
        type: 'object',
        properties: { width: pixels, height: pixels },
        required: ['width'],
        additionalProperties: false,
        'x-static': true,
      },
      // Between what is inside, one below the other.
      gap: tokenProp('spacing'),
      open: flagProp,
      closedBy: choiceProp('any', 'none'),
    },
    ['title', 'open'],
  ),
  events: { close: noPayload },
  sends: {
    close: { promised: true, while: [{ prop: 'closedBy', isNot: ['none'] }] },
  },
  words,
  accessibility: {
    role: 'dialog',
    name: 'prop:title',
    keyboard: 'Escape closes, unless closed by "none"; the focus stays inside and goes back after.',
  },
  lower: lazyView({ chunk: 'common' }, (props) => ({
    root: { ...dialogLook, minHeight: { base: '0', sm: 'var(--dialog-least, 0)' } },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginBlockEnd: '4',
    },
    title: { textStyle: 'headingLg', minWidth: '0' },
    close: { ...styleIconButton(), marginInlineEnd: '-2', marginBlock: '-2' },
    icon: glyph,
    body: { minWidth: '0', ...columnOf(props) },
  })),
});
