import { defineLeaf } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { describeProps, readChoice, textProp } from '../prop-schemas.ts';

const tones: Readonly<Record<string, StyleObject>> = {
  neutral: { color: 'fg.muted' },
  info: { color: 'info.fg' },
  success: { color: 'success.fg' },
  warning: { color: 'warning.fg' },
  danger: { color: 'danger.fg' },
};

export const statusPillDefinition = defineLeaf('StatusPill', {
  summary: 'The state of one thing in a list: a word with a dot. The tone may follow data; the word says it.',
  group: 'feedback',
  props: describeProps({ text: textProp, tone: { type: 'string', enum: Object.keys(tones) } }, [
    'text',
    'tone',
  ]),
  accessibility: { name: 'prop:text' },
  lower: {
    kind: 'host',
    element: () => 'span',
    text: 'text',
    variants: ['tone'],
    styles: (props) => ({
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      maxWidth: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      ...tones[readChoice(props, 'tone', 'neutral')],
      // Drawn as a border: a background would vanish in forced colours.
      _before: {
        content: '""',
        flexShrink: 0,
        width: '0',
        height: '0',
        borderWidth: '0.25rem',
        borderColor: 'currentColor',
        borderRadius: 'full',
      },
    }),
  },
});
