import { searchSlots } from '../styles/search-styles.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, payload, textProp } from '../prop-schemas.ts';
import { glyph, visuallyHidden } from '../styles/style-parts.ts';
import words from './search-field.words.json' with { type: 'json' };

export const searchFieldDefinition = defineLeaf('SearchField', {
  summary: 'Words to search for. It asks when typing pauses, and says how many there are.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      placeholder: textProp,
      /** What is searched for now. */
      value: { type: ['string', 'null'] },
      /** How many were found; announced. */
      count: { type: ['integer', 'null'] },
      busy: flagProp,
      /** Milliseconds of quiet before it asks. */
      delay: { type: 'integer', minimum: 0, maximum: 2000, 'x-static': true },
      maxLength: { type: 'integer', minimum: 1, maximum: 256, 'x-static': true },
    },
    ['label'],
  ),
  events: { search: payload({ value: { type: 'string' } }) },
  sends: {
    search: { promised: true },
  },
  words,
  accessibility: {
    role: 'search',
    name: 'prop:label',
    keyboard: 'Enter asks at once; Escape clears.',
  },
  lower: lazyView({ reserve: '3rem', chunk: 'lobby' }, () => ({
    root: { position: 'relative', display: 'block', minWidth: '0', width: 'full', maxWidth: 'form' },
    ...searchSlots,
    input: {
      ...searchSlots.input,
      appearance: 'none',
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
    busy: {
      position: 'absolute',
      insetInlineEnd: '3.25rem',
      insetBlockStart: '0.95rem',
      width: '1.1rem',
      height: '1.1rem',
      borderWidth: '2px',
      borderColor: 'fg.muted',
      borderInlineEndColor: 'transparent',
      borderRadius: 'full',
      _motionSafe: { animation: 'spin 800ms linear infinite' },
    },
    clearIcon: glyph,
    hidden: visuallyHidden,
  })),
});
