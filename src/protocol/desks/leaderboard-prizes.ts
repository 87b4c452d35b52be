import { defineDesk } from './define-desk.ts';
import { money, number, words } from './desk-fields.ts';

/** What the places of a week bring. */
export const leaderboardPrizes = defineDesk({
  name: 'leaderboard-prizes',
  audit: 'leaderboardPrize',
  shape: 'set',
  place: 'rewards',
  words: {
    title: 'Leaderboard prizes',
    one: 'prize',
    lead: 'What the places of a week’s leaderboard bring, from the week that’s running now on.',
    empty: 'No prizes',
    emptyText: 'The leaderboard is for fame alone.',
  },
  fields: {
    place: number(1, 100, { label: 'Place', hint: 'From 1 on, and none is left out.' }),
    texts: words(60, 0, { label: 'Name of the prize' }),
    pays: money({ label: 'Pays', mayBeZero: true, first: '0' }),
    points: number(0, 1_000_000, { label: 'Points', first: 0 }),
    wagering: number(0, 100, { label: 'Wagered, times', first: 1 }),
  },
  heading: 'place',
  key: 'place',
  columns: ['place', 'pays', 'points'],
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
