import { defineDesk } from './define-desk.ts';
import { flag, money, number } from './desk-fields.ts';

const rights = { read: 'read', propose: 'cashier', decide: 'publish' } as const;

/** How money goes out. */
export const withdrawalRules = defineDesk({
  name: 'withdrawal-rules',
  audit: 'withdrawalRules',
  shape: 'single',
  place: 'payments',
  words: {
    title: 'Withdrawal rules',
    one: 'rule',
    lead: 'Amounts, frequency, and how long members have to confirm. Earlier requests keep their fee. A cashier proposes, a publisher approves.',
    empty: 'Default rules',
    emptyText: 'These are the platform’s default rules.',
  },
  fields: {
    minimum: money({ label: 'Min amount', first: '100' }),
    maximum: money({ label: 'Max amount', first: '50000', notBelow: 'minimum' }),
    fee: money({ label: 'Fee', hint: 'Below the min amount.', mayBeZero: true, first: '0' }),
    perDay: number(1, 100, { label: 'Withdrawals a day', hint: '1 to 100', first: 5 }),
    receiptMinutes: number(1, 10_080, {
      label: 'Minutes to confirm',
      hint: '1 to 10,080 (7 days)',
      first: 1_440,
    }),
    mayCancel: flag({ label: 'Members can cancel new withdrawals' }),
    secondPersonFrom: money({
      label: 'Two people needed from',
      hint: 'By the amount that leaves the wallet. Leave it empty if one person can do both.',
      isOptional: true,
      mayBeZero: true,
      first: '10000',
    }),
  },
  heading: 'minimum',
  columns: ['minimum', 'maximum', 'fee', 'perDay'],
  hasDefaults: true,
  rights,
});

/** Money between members. */
export const transferRules = defineDesk({
  name: 'transfer-rules',
  audit: 'transferRules',
  shape: 'single',
  place: 'payments',
  words: {
    title: 'Transfer rules',
    one: 'rule',
    lead: 'Who can send money to whom, and how much. With both directions off, transfers are closed. A cashier proposes, a publisher approves.',
    empty: 'Default rules',
    emptyText: 'These are the platform’s default rules.',
  },
  fields: {
    toUpline: flag({ label: 'Members may send to the agent directly above' }),
    toDownline: flag({ label: 'Agents may send to members directly below' }),
    minimum: money({ label: 'Min amount', first: '100' }),
    maximum: money({ label: 'Max amount', first: '20000', notBelow: 'minimum' }),
    dailyMost: money({
      label: 'Max in 24 hours',
      hint: 'Per member, both directions combined.',
      first: '50000',
      notBelow: 'maximum',
    }),
  },
  heading: 'minimum',
  columns: ['minimum', 'maximum', 'dailyMost'],
  hasDefaults: true,
  rights,
});
