import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { dialogLook } from '../styles/dialog-styles.ts';
import { choiceProp, describeProps, flagProp, noPayload, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';
import { nameWords } from '../name-words.ts';
import words from './modal.words.json' with { type: 'json' };

const pixels = { type: 'integer', minimum: 240, maximum: 1600 } as const;

export const modalDefinition: ComponentDefinition = {
  type: 'Modal',
  version: 1,
  summary:
    'A dialog over the page, which is inert meanwhile. Closed by "none" it is closed only by its content.',
  group: 'overlay',
  kind: 'container',
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
      open: flagProp,
      closedBy: choiceProp('any', 'none'),
    },
    ['title', 'open'],
  ),
  events: { close: noPayload },
  sends: {
    close: { promised: true, while: [{ prop: 'closedBy', isNot: ['none'] }] },
  },
  texts: nameWords('Modal', words),
  accessibility: {
    role: 'dialog',
    name: 'prop:title',
    keyboard: 'Escape closes, unless closed by "none"; the focus stays inside and goes back after.',
  },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'common',
    styles: () => ({
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
      body: { minWidth: '0' },
    }),
  },
};
