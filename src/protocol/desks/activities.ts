import { defineDesk } from './define-desk.ts';
import { flag, line, money, moment, number, picture, words } from './desk-fields.ts';

/** Activities that members apply for. */
export const activities = defineDesk({
  name: 'activities',
  audit: 'activity',
  shape: 'list',
  place: 'rewards',
  words: {
    title: 'Activities',
    one: 'activity',
    lead: 'What members apply for, with what an approval pays. Applications are judged under Requests.',
    empty: 'No activities',
    emptyText: 'Members see an empty list of activities.',
  },
  fields: {
    promotionType: line(40, {
      label: 'Code of the kind',
      hint: 'Capital letters and low lines, for example BIRTHDAY. Reports group by it.',
      pattern: '^[A-Z][A-Z0-9_]{1,39}$',
      isFixed: true,
    }),
    texts: words(60, 300, { label: 'What members read' }),
    image: picture({ label: 'Picture', isOptional: true }),
    reviewed: flag({ label: 'An operator judges each application', first: true }),
    needsPicture: flag({ label: 'A picture has to be sent with it' }),
    pays: money({ label: 'Pays', mayBeZero: true, first: '0' }),
    points: number(0, 1_000_000, { label: 'Points', first: 0 }),
    wagering: number(0, 100, { label: 'Wagered, times', first: 1 }),
    claimDays: number(1, 365, { label: 'Days to claim', first: 14 }),
    opensAt: moment({ label: 'From' }),
    closesAt: moment({ label: 'Until', isOptional: true, notBelow: 'opensAt' }),
  },
  heading: 'texts',
  columns: ['promotionType', 'pays', 'points', 'opensAt', 'closesAt'],
  isOrdered: true,
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
