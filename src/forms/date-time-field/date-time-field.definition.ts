import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, payload } from '../../components/prop-schemas.ts';
import { fieldProps } from '../field-props.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './date-time-field.words.json' with { type: 'json' };

/** A moment (`2026-11-27T09:30:00Z`), a time by the clocks of the zone (`2026-11-27T09:30`), or nothing. */
const momentProp = {
  type: ['string', 'null'],
  pattern: '^$|^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})?$',
} as const;

export const dateTimeFieldDefinition = defineLeaf('DateTimeField', {
  summary:
    'A day and a time of day by the clocks of a named zone, in the device’s own calendar. It tells the moment in UTC.',
  group: 'form',
  props: describeProps(
    {
      ...fieldProps,
      value: momentProp,
      min: momentProp,
      max: momentProp,
      /** Whose clocks they are, for example `Asia/Manila`; the brand's without it. */
      timeZone: { type: ['string', 'null'] },
    },
    ['label', 'name'],
  ),
  events: { change: payload({ value: { type: 'string' }, isValid: { type: 'boolean' } }) },
  sends: {
    change: { promised: true, carries: 'value' },
  },
  words,
  accessibility: {
    name: 'prop:label',
    keyboard: 'Tab goes through day, month, year and time; arrow keys change them.',
  },
  lower: lazyView({ reserve: '5rem', chunk: 'fields' }, () => ({
    ...fieldSlots,
    root: fieldSlots['field'] ?? {},
    zone: { color: 'fg.muted', fontWeight: 'regular', marginInlineStart: '2' },
  })),
});
