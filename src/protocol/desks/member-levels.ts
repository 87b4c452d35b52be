import { defineDesk } from './define-desk.ts';
import { money, number, words } from './desk-fields.ts';

/** The levels that members rise through by their bets. */
export const memberLevels = defineDesk({
  name: 'member-levels',
  audit: 'memberLevel',
  shape: 'set',
  place: 'loyalty',
  words: {
    title: 'Levels',
    one: 'level',
    lead: 'What members reach by their valid bets. A day’s end raises members, a month’s end lowers them by one. A cashier proposes all levels together, a publisher approves.',
    empty: 'No levels',
    emptyText: 'Members stay as they are, without level bonuses and rebates by level.',
  },
  fields: {
    rank: number(1, 50, { label: 'Rank', hint: 'The lowest is 1, and none is left out.' }),
    texts: words(40, 120, { label: 'What members read' }),
    totalBets: money({ label: 'Bets in all', mayBeZero: true, first: '0' }),
    monthBets: money({ label: 'Bets in a month', mayBeZero: true, first: '0' }),
    keepBets: money({ label: 'Bets a month to keep it', mayBeZero: true, first: '0' }),
    bonus: money({ label: 'Bonus on reaching it', mayBeZero: true, first: '0' }),
    bonusTexts: words(60, 120, { label: 'Name of the bonus' }),
    bonusWagering: number(0, 100, { label: 'Bonus wagered, times', first: 1 }),
    bonusDays: number(1, 365, { label: 'Days to claim the bonus', first: 30 }),
  },
  heading: 'rank',
  key: 'rank',
  columns: ['rank', 'totalBets', 'monthBets', 'bonus'],
  foresees: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
