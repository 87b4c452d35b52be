import { plural } from '../../protocol/words/plural.ts';
import type { JackpotFault, JackpotKey } from './jackpot-document.ts';

/** Words of the platform's jackpots. */
export const jackpotMessages = {
  tab: 'Jackpots',
  title: 'Jackpots',
  lead: 'Platform jackpots grow with every real-money stake and drop at a secret amount. Changes save to the draft; publishing them needs a second person.',
  none: 'No jackpot',
  noneText: 'Add one. It shows in the portal once published.',
  add: 'Add jackpot',
  newName: 'New jackpot',
  remove: 'Remove jackpot',
  removeOne: (name: string) => `Remove jackpot ${name}`,
  removed: (name: string) => `${name} is removed from the draft`,
  names: {
    name: 'Name',
    contribution: 'Share of each stake (%)',
    seed: 'Seed',
    mustFallBy: 'Must drop by',
  } satisfies Record<JackpotKey, string>,
  effects: {
    name: 'As players see it.',
    contribution: 'Taken from the house’s share of the stake.',
    seed: 'The starting amount, paid by the house.',
    mustFallBy:
      'It drops at this amount at the latest, above the seed. A new amount takes effect after the next drop.',
  } satisfies Record<JackpotKey, string>,
  faults: {
    name: 'Enter a name of up to 60 characters.',
    contribution: 'Enter a percentage above 0 and below 20, for example 0.50.',
    amount: 'Enter an amount in the brand’s currency, for example 1000.00.',
    aboveSeed: 'The must-drop amount must be above the seed.',
  } satisfies Record<JackpotFault, string>,
  states: {
    live: 'Live',
    draft: 'In the draft only',
    ending: 'Removed in the draft',
    ended: 'No longer offered',
  },
  pot: 'In the pot',
  turn: 'Turn',
  wins: (count: number) => plural(count, 'win', 'wins'),
  paid: 'Paid',
  lastWon: 'Last won',
  notBegun: 'Begins with the first stake',
  endedTitle: 'Jackpots that are no longer offered',
  endedText: 'Their pots stay in the house’s jackpot account.',
  ledger: 'Ledger',
  ledgerText: 'The house’s jackpot account: the total of all pots.',
};
