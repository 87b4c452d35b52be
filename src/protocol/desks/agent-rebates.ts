import { defineDesk } from './define-desk.ts';
import { grid } from './desk-fields.ts';

/** The most that the house gives agents of the bets of their teams. */
export const agentRebates = defineDesk({
  name: 'agent-rebates',
  audit: 'agentRebate',
  shape: 'single',
  place: 'agents',
  words: {
    title: 'Ceilings of rebates',
    one: 'ceiling',
    lead: 'The most that agents at the top get of the valid bets of their team. They pass on what they like of it, in steps of 0.1 %.',
    empty: 'No rebates for agents',
    emptyText: 'Agents get nothing of the bets of their teams.',
  },
  fields: {
    most: grid(0, 10, { label: 'Ceilings', hint: 'Per cent, in steps of 0.1. An empty cell gives nothing.' }),
  },
  heading: 'most',
  columns: ['most'],
  foresees: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
