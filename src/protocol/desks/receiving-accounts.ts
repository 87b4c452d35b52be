import { defineDesk } from './define-desk.ts';
import { choice, flag, line, money, reference } from './desk-fields.ts';

/** Where members send money by hand. Which of several a member is given depends on the level and the amount. */
export const receivingAccounts = defineDesk({
  name: 'receiving-accounts',
  audit: 'receiving',
  shape: 'list',
  place: 'payments',
  words: {
    title: 'Receiving accounts',
    one: 'receiving account',
    lead: 'Banks and e-wallets that members send deposits to. A member gets the first account in this order that fits their level and amount. A cashier proposes, a publisher approves.',
    empty: 'No receiving accounts',
    emptyText: 'Members can’t use deposit methods by hand until there is one.',
  },
  fields: {
    method: reference({ label: 'Deposit method', hint: 'One that’s checked by hand.' }),
    kind: choice({ bank: 'Bank', wallet: 'E-wallet' }, { label: 'Kind', first: 'bank' }),
    provider: line(80, { label: 'Bank or e-wallet' }),
    holder: line(80, { label: 'Account holder' }),
    number: line(40, {
      label: 'Account number',
      pattern: '^[0-9A-Za-z][0-9A-Za-z .+@_\\-]{3,39}$',
    }),
    qrText: line(600, {
      label: 'Text of its QR code',
      hint: 'Members scan it. Leave it empty for none.',
      isOptional: true,
    }),
    minimum: money({ label: 'Smallest deposit' }),
    maximum: money({ label: 'Largest deposit', notBelow: 'minimum' }),
    perDay: money({
      label: 'At most in a day',
      hint: 'With pending deposits, in UTC. Leave it empty for no limit.',
      isOptional: true,
      notBelow: 'maximum',
    }),
    fromLevel: reference({ label: 'From level', first: '0' }),
    toLevel: reference({
      label: 'To level',
      hint: 'Leave it empty for no end.',
      isOptional: true,
      notBelow: 'fromLevel',
    }),
    enabled: flag({ label: 'Given to members', first: true }),
  },
  heading: 'provider',
  headingMore: 'number',
  columns: ['method', 'holder', 'minimum', 'maximum', 'perDay', 'fromLevel'],
  switch: 'enabled',
  // Two with one number would be one account.
  unique: ['method', 'provider', 'number'],
  isOrdered: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
