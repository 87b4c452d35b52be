import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, noPayload, rowsProp, textProp } from '../prop-schemas.ts';
import { ownDirection, styleButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './message-thread.words.json' with { type: 'json' };

export const messageThreadDefinition = defineLeaf('MessageThread', {
  summary: 'What two people wrote to each other, the newest at the end. A message that arrives is announced.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      /** Who the other one is. */
      name: textProp,
      /** `{id, content, sentAt, isOwn, isToTeam}`, the oldest first. */
      messages: rowsProp,
      /** Whether there are earlier messages. */
      hasEarlier: flagProp,
      busy: flagProp,
      timeZone: { type: ['string', 'null'] },
    },
    ['label', 'messages'],
  ),
  events: { earlier: noPayload },
  sends: {
    earlier: { promised: true, while: [{ prop: 'hasEarlier', is: [true] }] },
  },
  words,
  accessibility: {
    role: 'log',
    name: 'prop:label',
    keyboard: 'Tab reaches the messages; the arrow keys scroll them.',
  },
  lower: lazyView({ reserve: '16rem', chunk: 'records' }, () => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      maxHeight: 'min(60vh, 34rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'xl',
      bg: 'bg.surface',
    },
    earlier: {
      ...styleButton('outline', 'neutral', 'sm'),
      alignSelf: 'center',
      flexShrink: 0,
      marginBlockEnd: '4',
    },
    list: { ...column('3'), listStyleType: 'none', minWidth: '0' },
    day: { alignSelf: 'center', fontSize: 'xs', color: 'fg.muted' },
    message: {
      ...column('1'),
      minWidth: '0',
      maxWidth: '85%',
      alignSelf: 'flex-start',
      '&[data-own=true]': { alignSelf: 'flex-end', alignItems: 'flex-end' },
    },
    words: {
      ...ownDirection,
      paddingInline: '3.5',
      paddingBlock: '2.5',
      borderRadius: 'xl',
      borderEndStartRadius: 'sm',
      bg: 'bg.muted',
      color: 'fg.default',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      '[data-own=true] > &': {
        bg: 'brand.subtle',
        borderEndStartRadius: 'xl',
        borderEndEndRadius: 'sm',
      },
    },
    about: { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    hidden: visuallyHidden,
  })),
});
