import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, noPayload, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';
import { styleButton } from '../styles/style-parts.ts';
import { nameWords } from '../name-words.ts';
import words from './error-state.words.json' with { type: 'json' };

export const errorStateDefinition: ComponentDefinition = {
  type: 'ErrorState',
  version: 1,
  summary: 'Says that something failed, what to do, and a code for support.',
  group: 'feedback',
  kind: 'leaf',
  props: describeProps(
    { title: textProp, text: textProp, code: { type: ['string', 'null'] }, retry: textProp },
    ['title'],
  ),
  events: { retry: noPayload },
  sends: {
    retry: { promised: true, while: [{ prop: 'retry', filled: true }] },
  },
  texts: nameWords('ErrorState', words),
  accessibility: { role: 'alert', name: 'prop:title' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'common',
    reserve: '12rem',
    styles: () => ({
      ...stateSlots,
      mark: { ...stateSlots['mark'], bg: 'danger.subtle', color: 'danger.fg' },
      code: { fontSize: 'sm', color: 'fg.muted', fontFamily: 'mono' },
      retry: styleButton('outline', 'neutral'),
    }),
  },
};
