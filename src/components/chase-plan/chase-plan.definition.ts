import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, disabledProp, payload, rowsProp, textProp } from '../prop-schemas.ts';
import { chaseStyles } from './chase-plan.styles.ts';
import words from './chase-plan.words.json' with { type: 'json' };

export const chasePlanDefinition = defineLeaf('ChasePlan', {
  summary: 'Plans a lottery bet for several draws: how many, how the stake grows, and whether a win ends it.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** Lines of the bet slip: `amount`, `largestWin`, `multiple`. */
      lines: rowsProp,
      /** Answer of `lottery.chaseIssues`: the issues that can be bought, each with its `numero`. */
      issues: rowsProp,
      /** The issue on sale, with which a plan begins. */
      first: { type: ['string', 'null'] },
      /** The plan that the order has now: `steps` and `stopsOnWin`; null for none. */
      plan: { type: ['object', 'null'] },
      currency: { type: ['string', 'null'] },
      symbol: { type: ['string', 'null'] },
      mostMultiple: { type: ['integer', 'null'], minimum: 1 },
      disabled: disabledProp,
    },
    ['label', 'lines', 'issues', 'first', 'plan', 'currency'],
  ),
  events: {
    plan: payload({ chase: payload({ steps: { type: 'array' }, stopsOnWin: { type: 'boolean' } }) }),
    drop: payload({}),
  },
  sends: {
    plan: { promised: true, while: [{ prop: 'lines', filled: true }] },
    drop: { promised: true, while: [{ prop: 'lines', filled: true }] },
  },
  words,
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard: 'Tab goes from control to control, Space presses them.',
  },
  lower: lazyView({ reserve: '3rem', chunk: 'betting' }, chaseStyles),
});
