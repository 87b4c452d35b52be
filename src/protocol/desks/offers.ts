import { defineDesk } from './define-desk.ts';
import {
  choice,
  flag,
  line,
  longWords,
  moment,
  money,
  number,
  picture,
  reference,
  words,
} from './desk-fields.ts';

/** What members rely on is fixed once it is there: another offer is another row. */
const fixed = { isFixed: true } as const;
const offered = {
  shape: 'list',
  place: 'rewards',
  switch: 'enabled',
  isOrdered: true,
  // What came of each is counted over all of the past.
  readSeconds: 60,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
} as const;
const texts = words(80, 300, { label: 'What members read' });
const startsAt = moment({ label: 'Start', ...fixed });
const wagering = number(0, 100, {
  label: 'Wagered, times',
  hint: 'How many times the money must be wagered before a withdrawal. 0 for none.',
  first: 1,
  ...fixed,
});

/** Bonuses on deposits of members who joined. */
export const depositBonuses = defineDesk({
  ...offered,
  name: 'deposit-bonuses',
  audit: 'promotion',
  words: {
    title: 'Deposit bonuses',
    one: 'deposit bonus',
    lead: 'Bonuses on deposits for members who joined. Off: no one else can join, and members who’ve joined keep their terms.',
    empty: 'No deposit bonuses',
    emptyText: 'Members see an empty list of promotions.',
  },
  fields: {
    promotionType: line(40, {
      label: 'Code of the kind',
      hint: 'Capital letters and low lines, for example FIRST_DEPOSIT. Reports group by it.',
      pattern: '^[A-Z][A-Z0-9_]{1,39}$',
      first: 'DEPOSIT',
      ...fixed,
    }),
    texts,
    terms: longWords(4_000, { label: 'Terms' }),
    image: picture({ label: 'Picture', isOptional: true }),
    percent: number(1, 500, {
      label: 'Share of the deposit, %',
      hint: 'This, or a fixed amount.',
      isOptional: true,
      ...fixed,
    }),
    cap: money({ label: 'Max bonus', hint: 'Of a share.', isOptional: true, ...fixed }),
    fixed: money({ label: 'Fixed amount', hint: 'In place of a share.', isOptional: true, ...fixed }),
    minimum: money({ label: 'Min deposit', ...fixed }),
    wagering,
    leastRank: reference({ label: 'From level', first: '1', ...fixed }),
    firstDeposit: flag({ label: 'Only for the first deposit', ...fixed }),
    dialingCodes: line(200, {
      label: 'Dialling codes',
      hint: 'Of the members’ phone numbers, for example +63, +65. Leave it empty for all.',
      pattern: '^\\+[1-9][0-9]{0,3}(, \\+[1-9][0-9]{0,3})*$',
      isOptional: true,
      ...fixed,
    }),
    startsAt,
    endsAt: moment({ label: 'End', notBelow: 'startsAt' }),
    enabled: flag({ label: 'Members can join', first: true }),
  },
  heading: 'texts',
  columns: ['percent', 'fixed', 'minimum', 'wagering', 'startsAt', 'endsAt'],
});

/** Facts of members’ play, deposits or visits that are counted. */
const missionMetrics = {
  validBets: 'Valid bets (amount)',
  rounds: 'Rounds played',
  lotteryTickets: 'Lottery tickets',
  deposits: 'Deposits (number)',
  depositAmount: 'Deposited money (amount)',
  logInDays: 'Days with a login',
} as const;
/** What members do for a reward. */
export const missions = defineDesk({
  ...offered,
  name: 'missions',
  audit: 'mission',
  words: {
    title: 'Missions',
    one: 'mission',
    lead: 'What members do for a reward. Off: members can’t see or claim it.',
    empty: 'No missions',
    emptyText: 'Members see an empty list of missions.',
  },
  fields: {
    texts,
    period: choice(
      { daily: 'Each day', weekly: 'Each week', once: 'Once' },
      { label: 'Period', first: 'daily', ...fixed },
    ),
    metric: choice(missionMetrics, { label: 'What counts', first: 'rounds', ...fixed }),
    target: line(20, {
      label: 'Target',
      hint: 'An amount for valid bets and deposited money, otherwise a whole number.',
      ...fixed,
    }),
    pays: money({ label: 'Pays', mayBeZero: true, first: '0', ...fixed }),
    points: number(0, 1_000_000, { label: 'Points', first: 0, ...fixed }),
    tickets: number(0, 100, { label: 'Red envelopes', first: 0, ...fixed }),
    wagering,
    startsAt,
    endsAt: moment({
      label: 'End',
      hint: 'Leave it empty for no end.',
      isOptional: true,
      notBelow: 'startsAt',
    }),
    enabled: flag({ label: 'Members see it', first: true }),
  },
  heading: 'texts',
  columns: ['period', 'metric', 'target', 'pays', 'points', 'endsAt'],
});
