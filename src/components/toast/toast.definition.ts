import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { choiceProp, describeProps, flagProp, noPayload, readChoice, textProp } from '../prop-schemas.ts';
import { glyph, overlaySurface, styleIconButton } from '../styles/style-parts.ts';
import words from './toast.words.json' with { type: 'json' };

const tones: Readonly<Record<string, StyleObject>> = {
  info: { color: 'info.fg' },
  success: { color: 'success.fg' },
  warning: { color: 'warning.fg' },
  danger: { color: 'danger.fg' },
};

export const toastDefinition = defineLeaf('Toast', {
  summary:
    'A short message over the page that disappears after a while; danger stays until it is closed. Said once to a screen reader.',
  group: 'feedback',
  props: describeProps(
    {
      text: textProp,
      tone: choiceProp(...Object.keys(tones)),
      open: flagProp,
      /** Seconds until it goes; it waits under the pointer and the focus. */
      seconds: { type: 'integer', minimum: 4, maximum: 60, 'x-static': true },
    },
    ['text', 'tone', 'open'],
  ),
  events: { close: noPayload },
  sends: {
    close: { promised: true },
  },
  words,
  accessibility: { role: 'status', name: 'prop:text', keyboard: 'Its button closes it.' },
  lower: lazyView({ chunk: 'inner' }, (props) => ({
    root: { display: 'contents' },
    box: {
      ...overlaySurface,
      position: 'fixed',
      inset: 'auto',
      insetInlineStart: { base: '3', md: 'auto' },
      insetInlineEnd: { base: '3', md: '6' },
      insetBlockEnd: { base: 'calc({sizes.bottomBar} + 0.75rem + env(safe-area-inset-bottom))', md: '6' },
      zIndex: 'notice',
      width: 'auto',
      maxWidth: { base: 'none', md: '26rem' },
      margin: '0',
      ...row('3'),
      paddingInlineStart: '4',
      paddingInlineEnd: '1.5',
      paddingBlock: '1.5',
      borderRadius: 'lg',
      _motionSafe: { animation: 'rise 200ms' },
      '&[data-closed]': { display: 'none' },
    },
    icon: { ...glyph, ...tones[readChoice(props, 'tone', 'info')] },
    text: { flexGrow: 1, minWidth: '0', paddingBlock: '1.5', lineHeight: 'snug', overflowWrap: 'anywhere' },
    close: styleIconButton(),
    closeIcon: glyph,
  })),
});
