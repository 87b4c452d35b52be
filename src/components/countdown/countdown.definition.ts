import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, textProp } from '../prop-schemas.ts';
import words from './countdown.words.json' with { type: 'json' };

export const countdownDefinition = defineLeaf('Countdown', {
  summary: 'Time left, as the machine counts it. Announced at whole minutes and near the end only.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      seconds: { type: ['number', 'null'], minimum: 0 },
      format: choiceProp('seconds', 'clock'),
    },
    ['label', 'seconds'],
  ),
  words,
  accessibility: { role: 'timer', name: 'prop:label' },
  lower: lazyView({ chunk: 'common' }, () => ({
    root: { display: 'inline-flex', alignItems: 'baseline', gap: '2', color: 'fg.muted', fontSize: 'sm' },
    time: { textStyle: 'amount', color: 'fg.default', unicodeBidi: 'isolate' },
  })),
});
