import {
  fixedFields,
  missionMetrics,
  missionPeriods,
  missions,
  moneyMetrics,
  type MissionFields,
} from '../../protocol/calls/offers.ts';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import type { OfferKind } from './offer-kind.ts';
import { missionMessages as words } from './offer-messages.ts';

const { names, hints } = words;
const isMoney = ({ metric }: MissionFields): boolean => moneyMetrics.includes(metric);

function describeTarget(fields: MissionFields, currency: string): string {
  const target = isMoney(fields) ? showMoney(fields.target, currency) : fields.target;
  return `${words.metrics[fields.metric]}: ${target}`;
}
const describeReward = ({ pays, points, tickets }: MissionFields, currency: string): string =>
  [
    pays === '' ? '' : showMoney(pays, currency),
    points === '0' || points === '' ? '' : words.points(Number(points)),
    tickets === '0' || tickets === '' ? '' : words.envelopes(Number(tickets)),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** How the screen shows missions. */
export const missionKind: OfferKind<MissionFields> = {
  words,
  fixed: fixedFields.mission,
  hasTerms: false,
  pictureOf: () => '',
  calls: missions,
  blank: (now) => ({
    texts: {},
    startsAt: now.toISOString(),
    endsAt: '',
    position: '0',
    wagering: '0',
    period: 'daily',
    metric: 'rounds',
    target: '',
    pays: '',
    points: '',
    tickets: '',
  }),
  form: (fields) => [
    {
      name: 'period',
      label: names.period,
      kind: 'choice',
      options: missionPeriods.map((period) => ({ value: period, label: words.periods[period] })),
    },
    {
      name: 'metric',
      label: names.metric,
      kind: 'choice',
      options: missionMetrics.map((metric) => ({ value: metric, label: words.metrics[metric] })),
    },
    {
      name: 'target',
      label: names.target,
      hint: hints['target'] ?? '',
      kind: isMoney(fields) ? 'amount' : 'whole',
    },
    { name: 'pays', label: names.pays, hint: hints['pays'] ?? '', kind: 'amount', isOptional: true },
    { name: 'points', label: names.points, kind: 'whole', isOptional: true },
    { name: 'tickets', label: names.tickets, kind: 'whole', isOptional: true },
    { name: 'wagering', label: names.wagering, hint: hints['wagering'] ?? '', kind: 'whole' },
    { name: 'startsAt', label: names.startsAt, kind: 'moment' },
    { name: 'endsAt', label: names.endsAt, hint: hints['endsAt'] ?? '', kind: 'moment', isOptional: true },
    { name: 'position', label: names.position, hint: hints['position'] ?? '', kind: 'whole' },
  ],
  summarise: (fields, { currency }) =>
    `${words.periods[fields.period]} · ${describeTarget(fields, currency)} · ${describeReward(fields, currency)}`,
  figures: ({ members, granted, paid, wagered, toWager, points, envelopes }, { currency }) => [
    [words.figures.members, String(members)],
    [words.figures.granted, String(granted)],
    [words.figures.paid, showMoney(paid, currency)],
    [words.figures.wagered, words.wageredOf(showMoney(wagered, currency), showMoney(toWager, currency))],
    [words.figures.points, String(points)],
    [words.figures.envelopes, String(envelopes)],
  ],
  facts: (fields, { currency }) => [
    [names.period, words.periods[fields.period]],
    [names.target, describeTarget(fields, currency)],
    [names.reward, describeReward(fields, currency)],
    [names.wagering, words.times(fields.wagering)],
    [names.startsAt, showMoment(fields.startsAt)],
    [names.endsAt, fields.endsAt === '' ? words.noEnd : showMoment(fields.endsAt)],
    [names.position, fields.position],
  ],
};
