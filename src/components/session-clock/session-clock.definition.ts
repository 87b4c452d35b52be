import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const sessionClockDefinition: ComponentDefinition = {
  type: 'SessionClock',
  version: 1,
  summary:
    'How long something has lasted, in hours, minutes and seconds. Continues from what the server says.',
  group: 'games',
  kind: 'leaf',
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
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'play',
    reserve: '2.75rem',
    styles: () => ({
      root: { display: 'inline-flex', flexDirection: 'column', lineHeight: 'short' },
      label: { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
      time: { textStyle: 'amount', unicodeBidi: 'isolate', fontSize: 'sm' },
    }),
  },
};
