import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, noPayload, textProp } from '../prop-schemas.ts';
import { styleButton } from '../styles/style-parts.ts';
import words from './audio-player.words.json' with { type: 'json' };

export const audioPlayerDefinition = defineLeaf('AudioPlayer', {
  summary:
    'A recording of this site with the browser’s own controls, and its words for people who cannot hear it. It never starts alone.',
  group: 'media',
  props: describeProps(
    {
      src: { type: ['string', 'null'], maxLength: 2048, 'x-address': 'film' },
      label: textProp,
    },
    ['src', 'label'],
  ),
  slots: { transcript: { summary: 'Everything that is said, in words.', required: true } },
  events: { play: noPayload, end: noPayload },
  sends: {
    play: { while: [{ prop: 'src', filled: true }] },
    end: { unasked: true },
  },
  words,
  accessibility: { name: 'prop:label', keyboard: 'The browser’s own controls; Enter opens the transcript.' },
  lower: lazyView({ reserve: '8rem', chunk: 'inner' }, () => ({
    root: { ...column('2'), minWidth: '0' },
    label: { textStyle: 'label' },
    sound: { width: 'full', minHeight: '3.375rem' },
    failed: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      color: 'danger.fg',
      fontWeight: 'medium',
    },
    retry: styleButton('outline', 'neutral'),
    head: {
      minHeight: '2.75rem',
      paddingBlock: '2.5',
      color: 'brand.fg',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    transcript: {
      ...column('3'),
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
  })),
});
