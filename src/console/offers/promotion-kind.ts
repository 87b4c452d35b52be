import {
  bonusKinds,
  fixedFields,
  promotions,
  type OfferOverview,
  type PromotionFields,
} from '../../protocol/calls/offers.ts';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import type { OfferKind } from './offer-kind.ts';
import { promotionMessages as words } from './offer-messages.ts';

const { names, hints } = words;
const dayMs = 86_400_000;
const runsDays = 30;

function describeBonus(fields: PromotionFields, currency: string): string {
  return fields.bonusKind === 'percent'
    ? words.percentBonus(fields.bonus, showMoney(fields.cap, currency))
    : showMoney(fields.bonus, currency);
}
const nameLevel = (rank: string, { levels }: OfferOverview<PromotionFields>): string =>
  levels.find((level) => String(level.rank) === rank)?.name ?? rank;
const readWhether = (is: boolean): string => (is ? words.yes : words.no);

/** How the screen shows deposit bonuses. */
export const promotionKind: OfferKind<PromotionFields> = {
  words,
  fixed: fixedFields.promotion,
  hasTerms: true,
  pictureOf: ({ image }) => image,
  calls: promotions,
  blank: (now) => ({
    texts: {},
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + runsDays * dayMs).toISOString(),
    position: '0',
    wagering: '',
    image: '',
    bonusKind: 'percent',
    bonus: '',
    cap: '',
    minimum: '',
    leastRank: '1',
    firstDeposit: false,
    dialingCodes: '',
  }),
  form: (fields, { levels }) => [
    { name: 'startsAt', label: names.startsAt, kind: 'moment' },
    { name: 'endsAt', label: names.endsAt, kind: 'moment' },
    { name: 'position', label: names.position, hint: hints['position'] ?? '', kind: 'whole' },
    {
      name: 'bonusKind',
      label: names.bonusKind,
      kind: 'choice',
      options: bonusKinds.map((kind) => ({ value: kind, label: words.bonusKinds[kind] })),
    },
    {
      name: 'bonus',
      label: names.bonus,
      hint: hints['bonus'] ?? '',
      kind: fields.bonusKind === 'percent' ? 'whole' : 'amount',
    },
    ...(fields.bonusKind === 'percent' ? [{ name: 'cap', label: names.cap, kind: 'amount' } as const] : []),
    { name: 'minimum', label: names.minimum, kind: 'amount' },
    { name: 'wagering', label: names.wagering, hint: hints['wagering'] ?? '', kind: 'whole' },
    {
      name: 'leastRank',
      label: names.leastRank,
      kind: 'choice',
      options: levels.map(({ rank, name }) => ({ value: String(rank), label: name })),
    },
    {
      name: 'dialingCodes',
      label: names.dialingCodes,
      hint: hints['dialingCodes'] ?? '',
      kind: 'line',
      isOptional: true,
    },
    { name: 'image', label: names.image, kind: 'picture', isOptional: true },
    { name: 'firstDeposit', label: names.firstDeposit, kind: 'check' },
  ],
  summarise: (fields, { currency }) =>
    `${describeBonus(fields, currency)}, ${words.fromDeposit(showMoney(fields.minimum, currency))}`,
  figures: ({ members, granted, paid, wagered, toWager }, { currency }) => [
    [words.figures.members, String(members)],
    [words.figures.granted, String(granted)],
    [words.figures.paid, showMoney(paid, currency)],
    [words.figures.wagered, words.wageredOf(showMoney(wagered, currency), showMoney(toWager, currency))],
  ],
  facts: (fields, overview) => [
    [names.bonus, describeBonus(fields, overview.currency)],
    [names.minimum, showMoney(fields.minimum, overview.currency)],
    [names.wagering, words.times(fields.wagering)],
    [names.startsAt, showMoment(fields.startsAt)],
    [names.endsAt, showMoment(fields.endsAt)],
    [names.leastRank, nameLevel(fields.leastRank, overview)],
    [names.firstDeposit, readWhether(fields.firstDeposit)],
    [names.dialingCodes, fields.dialingCodes || words.none],
    [names.image, fields.image || words.none],
    [names.position, fields.position],
  ],
};
