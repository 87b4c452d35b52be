import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { choiceProp, describeProps, textProp } from '../prop-schemas.ts';
import { nameWords } from '../name-words.ts';
import words from './countdown.words.json' with { type: 'json' };

export const countdownDefinition: ComponentDefinition = {
  type: 'Countdown',
  version: 1,
  summary: 'Time left, as the machine counts it. Announced at whole minutes and near the end only.',
  group: 'data',
  kind: 'leaf',
  props: describeProps(
    {
      label: textProp,
      seconds: { type: ['number', 'null'], minimum: 0 },
      format: choiceProp('seconds', 'clock'),
    },
    ['label', 'seconds'],
  ),
  texts: nameWords('Countdown', words),
  accessibility: { role: 'timer', name: 'prop:label' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'common',
    styles: () => ({
      root: { display: 'inline-flex', alignItems: 'baseline', gap: '2', color: 'fg.muted', fontSize: 'sm' },
      time: { textStyle: 'amount', color: 'fg.default', unicodeBidi: 'isolate' },
    }),
  },
};
