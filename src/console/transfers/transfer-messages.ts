import type { TransferRules } from '../../protocol/calls/rules.ts';

const amountFault = 'Write an amount above zero with the places of the currency, for example 100.00.';
/** Words of the rules of money between members. */
export const transferMessages = {
  tab: 'Transfer rules',
  title: 'Transfer rules',
  lead: 'Who may send money to whom, and how much. With both directions off, transfers are closed. A cashier proposes, a publisher approves.',
  defaults: 'These are the rules the brand was set up with.',
  approveText: 'They count for every transfer that is sent from now on.',
  names: {
    toUpline: 'Members may send to the agent directly above',
    toDownline: 'Agents may send to members directly below',
    minimum: 'Min amount',
    maximum: 'Max amount',
    dailyMost: 'Most in 24 hours',
  } satisfies Record<keyof TransferRules, string>,
  dailyHint: 'What one member sends, in both directions together.',
  faults: {
    minimum: { 'amount.invalid': amountFault },
    maximum: {
      'amount.invalid': amountFault,
      'amount.too-small': 'The max amount is below the min amount.',
    },
    dailyMost: {
      'amount.invalid': amountFault,
      'amount.too-small': 'The most in 24 hours is below the max amount of one transfer.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  amountFault,
};
