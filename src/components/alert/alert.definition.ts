import { defineContainer, lazyView } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { choiceProp, describeProps, readChoice, staticFlagProp, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';
import words from './alert.words.json' with { type: 'json' };

const tones: Readonly<Record<string, StyleObject>> = {
  info: { bg: 'info.subtle', borderColor: 'info.solid', '& > svg': { color: 'info.fg' } },
  success: { bg: 'success.subtle', borderColor: 'success.solid', '& > svg': { color: 'success.fg' } },
  warning: { bg: 'warning.subtle', borderColor: 'warning.solid', '& > svg': { color: 'warning.fg' } },
  danger: { bg: 'danger.subtle', borderColor: 'danger.solid', '& > svg': { color: 'danger.fg' } },
};

export const alertDefinition = defineContainer('Alert', {
  summary:
    'Something to know now. Warnings and dangers are announced at once, the others when there is time.',
  group: 'feedback',
  props: describeProps(
    {
      tone: choiceProp('info', 'success', 'warning', 'danger'),
      title: textProp,
      dismissible: staticFlagProp,
    },
    ['tone'],
  ),
  words,
  accessibility: { role: 'alert', name: 'children', keyboard: 'Dismissible: a button takes it away.' },
  lower: lazyView({ reserve: '3.5rem', chunk: 'common' }, (props) => ({
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '4',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderInlineStartWidth: '4px',
      color: 'fg.default',
      ...tones[readChoice(props, 'tone', 'info')],
    },
    icon: { ...glyph, marginBlockStart: '0.5' },
    words: { flexGrow: 1, minWidth: '0' },
    title: { fontWeight: 'bold' },
    dismiss: { ...styleIconButton(), margin: '-2', color: 'fg.muted' },
  })),
});
