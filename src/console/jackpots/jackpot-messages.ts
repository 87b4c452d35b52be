import { plural } from '../../protocol/words/plural.ts';
import type { JackpotFault, JackpotKey } from './jackpot-document.ts';

/** Words of the platform's jackpots. */
export const jackpotMessages = {
  tab: 'Jackpots',
  title: 'Jackpots',
  lead: 'Jackpots of the platform grow from every stake in games for real money and fall at an amount that is drawn in secret. A change is saved to the draft; publishing it needs a second person.',
  none: 'No jackpot',
  noneText: 'Add one: it shows in the portal once it is published.',
  add: 'Add jackpot',
  newName: 'New jackpot',
  remove: 'Remove jackpot',
  removeOne: (name: string) => `Remove jackpot ${name}`,
  removed: (name: string) => `${name} is removed from the draft`,
  names: {
    name: 'Name',
    contribution: 'Share of each stake, in percent',
    seed: 'Seed',
    mustFallBy: 'Falls by',
  } satisfies Record<JackpotKey, string>,
  effects: {
    name: 'As players read it.',
    contribution: 'Taken from what the house keeps of the stake.',
    seed: 'The amount that it begins with, paid by the house.',
    mustFallBy:
      'The amount by which it has fallen, above the seed. A new one takes effect with the next turn.',
  } satisfies Record<JackpotKey, string>,
  faults: {
    name: 'Write a name of up to 60 characters.',
    contribution: 'Write a percentage above 0 and below 20, for example 0.50.',
    amount: 'Write an amount of the brand’s currency, for example 1000.00.',
    aboveSeed: 'The amount by which it falls must be above the seed.',
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
  endedText: 'What is in their pots stays in the house’s account of jackpots.',
  ledger: 'In the ledger',
  ledgerText: 'The house’s account of jackpots: the sum of all pots.',
};
