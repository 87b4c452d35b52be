import { defineDesk } from './define-desk.ts';
import { flag, grid, money, number } from './desk-fields.ts';

/** What members get back of their bets, by level and product. */
export const rebateRates = defineDesk({
  name: 'rebate-rates',
  audit: 'rebateRate',
  shape: 'single',
  place: 'loyalty',
  words: {
    title: 'Rebate rates',
    one: 'rebate rate',
    lead: 'What members get back of their valid bets, by level and product. New rates count from the next settled day. A cashier proposes, a publisher approves.',
    empty: 'No rebate rates',
    emptyText: 'Members get no rebate on any product.',
  },
  fields: {
    rates: grid(0, 10, {
      label: 'Rates',
      hint: 'Per cent of the valid bets of a day. An empty cell pays nothing.',
    }),
  },
  heading: 'rates',
  columns: ['rates'],
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});

/** How rebates are paid. */
export const rebateSettings = defineDesk({
  name: 'rebate-settings',
  audit: 'rebateSetting',
  shape: 'single',
  place: 'loyalty',
  words: {
    title: 'Rebate payment',
    one: 'rebate setting',
    lead: 'How rebates reach members. Days that can be claimed already keep their terms.',
    empty: 'Rebates are claimed by members, from the smallest amount on',
    emptyText: 'Set a smallest claim and how long members have.',
  },
  fields: {
    automatic: flag({ label: 'Paid at the end of the day without a claim' }),
    minimum: money({ label: 'Smallest claim' }),
    claimDays: number(1, 365, { label: 'Days to claim', first: 7 }),
  },
  heading: 'minimum',
  columns: ['automatic', 'minimum', 'claimDays'],
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
