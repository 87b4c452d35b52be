import type { GameFilter, RoundFilter, RoundState } from '../../protocol/console-games.ts';
import { plural } from '../../protocol/plural.ts';

const openRounds = (count: number): string => plural(count, 'open round', 'open rounds');

/** Words of games, their vendors, and what is played in them. */
export const gameMessages = {
  rail: 'Games & rounds',
  tabs: 'Games and rounds',
  tabGames: 'Games',
  tabRounds: 'Rounds',
  title: 'Games',
  lead: 'Closes a game, or all games of a vendor, for maintenance. Players find it in the lobby as closed, with the end you give; rounds that are open continue.',
  search: 'Name or number of a game',
  filter: 'State',
  filters: { all: 'All games', maintenance: 'Under maintenance', open: 'With open rounds' } satisfies Record<
    GameFilter,
    string
  >,
  vendor: 'Vendor',
  everyVendor: 'All vendors',
  table: 'Games',
  vendors: 'Vendors',
  noMatch: 'No game matches',
  noMatchText: 'Search by a part of the name, or by the game’s number.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number, total: number) =>
    `Page ${page} of ${pages} · ${plural(total, 'game', 'games')}`,
  games: (count: number) => plural(count, 'game', 'games'),
  openRounds,
  openRoundsOf: (name: string, count: number) => `${openRounds(count)} of ${name}`,
  isClosed: 'Maintenance',
  closedWithVendor: 'Closed with its vendor',
  until: 'until',
  noEnd: 'no end given',
  isOver: 'The end has passed',
  isOverText: 'It stays closed until an operator opens it.',
  by: (author: string, reason: string) => `${author}: ${reason}`,
  close: 'Close',
  closeOne: (name: string) => `Close ${name}`,
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  closeTitle: (name: string) => `Put ${name} under maintenance?`,
  closeText: (rounds: number) =>
    rounds === 0
      ? 'Players cannot start it from now on.'
      : `Players cannot start it from now on. ${plural(rounds, 'round that is open goes', 'rounds that are open go')} on.`,
  openTitle: (name: string) => `Open ${name} again?`,
  openText: 'Players can start it immediately.',
  end: 'Back at',
  endHint: (zone: string) =>
    `Shown to players, in your time (${zone}). Empty: no end is shown. You open it again yourself.`,
  reason: 'Reason',
  reasonHint: 'Kept in the audit. Players do not see it.',
  reasonMissing: 'Write why.',
  closed: (name: string) => `${name} is closed`,
  opened: (name: string) => `${name} is open`,
  rounds: {
    title: 'Rounds',
    lead: 'What members staked and won, with the transfers in the ledger. What a round is worth only its vendor knows: the desk can give a stake back, and never settles.',
    search: 'Account, game, or number of a round',
    filters: {
      all: 'All rounds',
      open: 'Open',
      settled: 'Settled',
      refunded: 'Given back',
      void: 'Refused late stakes',
      held: 'Payout pending',
    } satisfies Record<RoundFilter, string>,
    states: {
      open: 'Open',
      settled: 'Settled',
      refunded: 'Given back',
      void: 'Refused',
      held: 'Payout pending',
    } satisfies Record<RoundState, string>,
    export: 'Download CSV',
    table: 'Rounds',
    none: 'No round was played',
    noneText: 'Rounds come here as soon as a stake is taken.',
    noMatch: 'No round matches',
    noMatchText: 'Search by the whole account name, by a part of a game’s name, or by a number.',
    pageOf: (page: number, pages: number, total: number) =>
      `Page ${page} of ${pages} · ${plural(total, 'round', 'rounds')}`,
    sums: 'Sums of what was found',
    staked: 'Staked',
    won: 'Won',
    net: 'House',
    columns: {
      round: 'Round',
      member: 'Member and game',
      state: 'State',
      stake: 'Stake',
      payout: 'Win',
      action: 'Decide',
    },
    references: 'In the ledger',
    giveBack: 'Give back',
    giveBackOne: (round: string) => `Give back the stake of round ${round}`,
    giveBackTitle: 'Give this stake back?',
    giveBackText: (stake: string, account: string) =>
      `${stake} goes back to ${account}, and the round ends. If its vendor comes to settle it later, that is refused: ask the vendor first.`,
    gaveBack: 'The stake was given back',
  },
};

const types: Readonly<Record<string, string>> = {
  RNG: 'Slots',
  LIVE: 'Live',
  FISH: 'Fishing',
  PVP: 'Table and PvP',
  SPORTS: 'Sports',
  ESPORTS: 'E-sports',
  ELOTT: 'E-lottery',
  LOTT: 'Lottery',
  COCKFIGHT: 'Cockfight',
};
/** What a person calls a category; its code where it has no name. */
export const nameType = (type: string): string => types[type] ?? type;
