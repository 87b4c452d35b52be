import type { ContractRules } from '../../protocol/calls/rules.ts';

/** Words of the rules that contracts are settled by. */
export const contractRulesMessages = {
  tab: 'Rules',
  title: 'Contract rules',
  lead: 'What makes a downline active in each type of contract. 0 means any bet counts, or no deposit is needed. A cashier proposes, a publisher approves.',
  defaults: 'These are the rules the brand was set up with.',
  approveText: 'They apply to every period settled from now on.',
  names: {
    betsDividend: 'Active: valid bets, dividend',
    betsDaily: 'Active: valid bets, daily salary',
    betsHourly: 'Active: valid bets, hourly salary',
    betsRealTime: 'Active: valid bets, five minutes',
    depositsDividend: 'Active: deposits, dividend',
    depositsDaily: 'Active: deposits, daily salary',
    depositsHourly: 'Active: deposits, hourly salary',
    depositsRealTime: 'Active: deposits, five minutes',
    carriesOver: 'Dividends carry a loss into the next period',
  } satisfies Record<keyof ContractRules, string>,
  amountFault: 'Enter an amount of 0 or more, with the currency’s decimal places, for example 100.00.',
};
