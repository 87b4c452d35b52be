import { defineDesk } from './define-desk.ts';
import { money, number, words } from './desk-fields.ts';

/** When red envelopes open, and what is in them. */
export const envelopePlan = defineDesk({
  name: 'red-envelopes',
  audit: 'envelopePlan',
  shape: 'single',
  place: 'rewards',
  words: {
    title: 'Red envelopes',
    one: 'plan of red envelopes',
    lead: 'Envelopes that members open in a window of minutes, counted from midnight. A cashier proposes, a publisher approves.',
    empty: 'No red envelopes',
    emptyText: 'Members find no envelopes until there’s a plan.',
  },
  fields: {
    texts: words(60, 0, { label: 'What members read' }),
    everyMinutes: number(5, 1_440, { label: 'A window every, minutes', first: 60 }),
    openMinutes: number(1, 1_440, { label: 'Open for, minutes', first: 10 }),
    grabs: number(1, 100, { label: 'Envelopes per member and window', first: 1 }),
    least: money({ label: 'Least in an envelope' }),
    most: money({ label: 'Most in an envelope', notBelow: 'least' }),
    budget: money({ label: 'Budget of a window', notBelow: 'most' }),
  },
  heading: 'texts',
  columns: ['everyMinutes', 'openMinutes', 'grabs', 'least', 'most', 'budget'],
  foresees: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
