import { defineDesk } from './define-desk.ts';
import { choice, flag, line, money, moneyList, number, words } from './desk-fields.ts';

/** The ways by which members pay in. */
export const depositMethods = defineDesk({
  name: 'deposit-methods',
  audit: 'depositMethod',
  shape: 'list',
  place: 'payments',
  words: {
    title: 'Deposit methods',
    one: 'deposit method',
    lead: 'What members choose from when they deposit. A cashier proposes, a publisher approves.',
    empty: 'No deposit methods',
    emptyText: 'Members can’t deposit until there is one.',
  },
  fields: {
    id: line(24, {
      label: 'Code',
      hint: 'Small letters, digits and dashes. Reports name it, and it never changes.',
      pattern: '^[a-z][a-z0-9-]{1,23}$',
      isFixed: true,
    }),
    kind: choice(
      {
        account: 'Transfer to an account of yours, checked by hand',
        redirect: 'Page of the payment gateway',
        qr: 'QR code of the payment gateway',
      },
      { label: 'Kind', hint: 'Where a member pays.', isFixed: true, first: 'account' },
    ),
    texts: words(40, 120, { label: 'What members read' }),
    icon: choice(
      { card: 'Card', wallet: 'Wallet', bank: 'Bank', qr: 'QR code' },
      { label: 'Mark', first: 'bank' },
    ),
    minimum: money({ label: 'Smallest deposit' }),
    maximum: money({ label: 'Largest deposit', notBelow: 'minimum' }),
    fee: money({
      label: 'Fee',
      hint: 'The member pays it on top of the deposit.',
      mayBeZero: true,
      first: '0',
    }),
    quick: moneyList(6, { label: 'Quick amounts', hint: 'Buttons beside the amount, at most six.' }),
    usualMinutes: number(0, 10_080, { label: 'Usually takes, minutes', first: 30 }),
    expiryMinutes: number(5, 1_440, {
      label: 'Time to pay, minutes',
      hint: 'An order that isn’t paid by then expires.',
      first: 30,
    }),
    enabled: flag({ label: 'Offered to members', first: true }),
  },
  heading: 'texts',
  key: 'id',
  columns: ['kind', 'minimum', 'maximum', 'fee', 'expiryMinutes'],
  switch: 'enabled',
  isOrdered: true,
  isNeeded: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
