import { defineDesk } from './define-desk.ts';
import { choice, money, moment, number, picture, words } from './desk-fields.ts';

/** What points are worth. */
export const pointSettings = defineDesk({
  name: 'point-settings',
  audit: 'pointSetting',
  shape: 'single',
  place: 'loyalty',
  words: {
    title: 'Points',
    one: 'point setting',
    lead: 'How points are earned and what they’re worth. A cashier proposes, a publisher approves.',
    empty: 'The points mall is closed',
    emptyText: 'Members can’t convert or redeem points until the ratio is set.',
  },
  fields: {
    ratio: number(1, 1_000_000, { label: 'Points for one unit of the currency', first: 100 }),
    minimum: number(1, 1_000_000, { label: 'Fewest points of a conversion', first: 100 }),
    betsPerPoint: money({
      label: 'Valid bets for one point',
      hint: 'Leave it empty where bets bring no points.',
      isOptional: true,
    }),
  },
  heading: 'ratio',
  columns: ['ratio', 'minimum', 'betsPerPoint'],
  foresees: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});

/** What points are redeemed for. */
export const pointRewards = defineDesk({
  name: 'point-rewards',
  audit: 'pointReward',
  shape: 'list',
  place: 'loyalty',
  words: {
    title: 'Points mall',
    one: 'reward',
    lead: 'What members redeem points for. Each redemption is judged under Requests.',
    empty: 'Nothing in the points mall',
    emptyText: 'Members have nothing to redeem points for.',
  },
  fields: {
    kind: choice(
      {
        bonus: 'Money for the wallet',
        ticket: 'Tickets for red envelopes',
        physical: 'A thing that is sent',
      },
      { label: 'Kind', isFixed: true, first: 'bonus' },
    ),
    texts: words(60, 300, { label: 'What members read' }),
    image: picture({ label: 'Picture', isOptional: true }),
    points: number(1, 1_000_000_000, { label: 'Points for one' }),
    amountRequirement: money({ label: 'Deposits needed in all', mayBeZero: true, first: '0' }),
    quantity: number(0, 1_000_000, {
      label: 'Pieces in all',
      hint: 'With those that were taken already.',
      first: 100,
    }),
    limitPerMember: number(1, 1_000, { label: 'Pieces per member', isOptional: true }),
    pays: money({ label: 'Pays into the wallet, each', mayBeZero: true, first: '0' }),
    grabs: number(0, 100, { label: 'Red envelopes, each', first: 0 }),
    startsAt: moment({ label: 'From' }),
    endsAt: moment({ label: 'Until', isOptional: true, notBelow: 'startsAt' }),
  },
  heading: 'texts',
  columns: ['kind', 'points', 'quantity', 'pays', 'startsAt', 'endsAt'],
  isOrdered: true,
  foresees: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
