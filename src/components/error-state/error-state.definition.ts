import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, noPayload, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';
import { styleButton } from '../styles/style-parts.ts';
import words from './error-state.words.json' with { type: 'json' };

export const errorStateDefinition = defineLeaf('ErrorState', {
  summary: 'Says that something failed, what to do, and a code for support.',
  group: 'feedback',
  props: describeProps(
    { title: textProp, text: textProp, code: { type: ['string', 'null'] }, retry: textProp },
    ['title'],
  ),
  events: { retry: noPayload },
  sends: {
    retry: { promised: true, while: [{ prop: 'retry', filled: true }] },
  },
  words,
  accessibility: { role: 'alert', name: 'prop:title' },
  lower: lazyView({ reserve: '12rem', chunk: 'common' }, () => ({
    ...stateSlots,
    mark: { ...stateSlots['mark'], bg: 'danger.subtle', color: 'danger.fg' },
    code: { fontSize: 'sm', color: 'fg.muted', fontFamily: 'mono' },
    retry: styleButton('outline', 'neutral'),
  })),
});
