import type { TransferRules } from '../../protocol/calls/rules.ts';

const amountFault = 'Enter an amount above zero, with the currency’s decimal places, for example 100.00.';
/** Words of the rules of money between members. */
export const transferMessages = {
  tab: 'Transfer rules',
  title: 'Transfer rules',
  lead: 'Who can send money to whom, and how much. With both directions off, transfers are closed. A cashier proposes, a publisher approves.',
  defaults: 'These are the rules the brand was set up with.',
  approveText: 'They apply to every transfer from now on.',
  names: {
    toUpline: 'Members may send to the agent directly above',
    toDownline: 'Agents may send to members directly below',
    minimum: 'Min amount',
    maximum: 'Max amount',
    dailyMost: 'Max in 24 hours',
  } satisfies Record<keyof TransferRules, string>,
  dailyHint: 'Per member, both directions combined.',
  faults: {
    minimum: { 'amount.invalid': amountFault },
    maximum: {
      'amount.invalid': amountFault,
      'amount.too-small': 'The max amount is below the min amount.',
    },
    dailyMost: {
      'amount.invalid': amountFault,
      'amount.too-small': 'The 24-hour maximum is below the max amount of one transfer.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  amountFault,
};
