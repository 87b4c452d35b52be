import type { DeskValues } from '../../src/protocol/desks/define-desk.ts';

const inThree = (title: string) =>
  Object.fromEntries(['EN', 'AR', 'TY'].map((code) => [code, { title: `${title} ${code}`, text: 'Text' }]));
const times = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-12-31T00:00:00.000Z', enabled: true };

/** A deposit bonus that its desk takes. */
export const sampleBonus: DeskValues = {
  promotionType: 'DEPOSIT',
  texts: inThree('Half on top'),
  terms: Object.fromEntries(['EN', 'AR', 'TY'].map((code) => [code, { title: `Terms ${code}` }])),
  image: null,
  percent: 50,
  cap: '500.00',
  fixed: null,
  minimum: '200.00',
  wagering: 3,
  leastRank: '1',
  firstDeposit: false,
  dialingCodes: null,
  ...times,
};
/** A mission that its desk takes. */
export const sampleMission: DeskValues = {
  texts: inThree('Play 20 rounds today'),
  period: 'daily',
  metric: 'rounds',
  target: '20',
  pays: '0.00',
  points: 20,
  tickets: 0,
  wagering: 0,
  ...times,
};
