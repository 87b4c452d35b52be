import type { ContractRules } from '../../protocol/calls/rules.ts';

/** Words of the rules that contracts are settled by. */
export const contractRulesMessages = {
  tab: 'Rules',
  title: 'Contract rules',
  lead: 'Which downline counts as active in a period of each kind of contract. 0 asks for any bet, or for no deposit. A cashier proposes, a publisher approves.',
  defaults: 'These are the rules the brand was set up with.',
  approveText: 'They count for every period that is settled from now on.',
  names: {
    betsDividend: 'Active: valid bets, dividend',
    betsDaily: 'Active: valid bets, daily salary',
    betsHourly: 'Active: valid bets, hourly salary',
    betsRealTime: 'Active: valid bets, five minutes',
    depositsDividend: 'Active: deposits, dividend',
    depositsDaily: 'Active: deposits, daily salary',
    depositsHourly: 'Active: deposits, hourly salary',
    depositsRealTime: 'Active: deposits, five minutes',
    carriesOver: 'A dividend carries a loss into its next period',
  } satisfies Record<keyof ContractRules, string>,
  amountFault: 'Write an amount of 0 or more with the places of the currency, for example 100.00.',
};
