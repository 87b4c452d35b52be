import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, noPayload, textProp } from '../prop-schemas.ts';

export const issueClockDefinition = defineLeaf('IssueClock', {
  summary: 'Counts down from what the server says to the end of a sale, and tells when it is reached.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** What was left when the data came. */
      seconds: { type: ['integer', 'null'], minimum: 0 },
      /** The end by the browser's clock, in milliseconds since 1970, where the data came earlier. */
      until: { type: ['integer', 'null'] },
      /** What is counted for; another one begins to count again. */
      issue: textProp,
    },
    ['label', 'seconds', 'issue'],
  ),
  events: { end: noPayload },
  sends: {
    end: { unasked: true },
  },
  accessibility: { role: 'timer', name: 'prop:label' },
  lower: lazyView({ reserve: '1.5rem', chunk: 'lottery' }, () => ({
    root: { display: 'inline-flex', alignItems: 'baseline', gap: '2', color: 'fg.muted', fontSize: 'sm' },
    time: { textStyle: 'amount', color: 'fg.default', unicodeBidi: 'isolate' },
  })),
});
