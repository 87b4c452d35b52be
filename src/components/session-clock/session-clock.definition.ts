import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const sessionClockDefinition = defineLeaf('SessionClock', {
  summary:
    'How long something has lasted, in hours, minutes and seconds. Continues from what the server says.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** What had passed when the data came; null where nothing has begun. */
      seconds: { type: ['integer', 'null'], minimum: 0 },
      /** Whether it moves with each second; true by default. */
      isRunning: { type: 'boolean' },
    },
    ['label', 'seconds'],
  ),
  accessibility: { role: 'timer', name: 'prop:label' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'play' }, () => ({
    root: { display: 'inline-flex', flexDirection: 'column', lineHeight: 'short' },
    label: { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
    time: { textStyle: 'amount', unicodeBidi: 'isolate', fontSize: 'sm' },
  })),
});
