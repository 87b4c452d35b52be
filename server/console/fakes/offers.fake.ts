import type {
  MissionFields,
  OfferCalls,
  OfferFields,
  OfferFigures,
  OfferLine,
  OfferProposal,
  PromotionFields,
} from '../../../src/protocol/calls/offers.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import type { ConsoleDeps } from '../deps.ts';
import { keepProposals, throwInvalid } from './proposals.fake.ts';

export const samplePromotion: PromotionFields = {
  texts: { EN: { title: 'Half on top', text: '50% on top.', terms: 'Stake the bonus three times.' } },
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-31T00:00:00.000Z',
  position: '0',
  wagering: '3',
  image: '',
  bonusKind: 'percent',
  bonus: '50',
  cap: '500.00',
  minimum: '200.00',
  leastRank: '1',
  firstDeposit: false,
  dialingCodes: '',
};
export const sampleMission: MissionFields = {
  texts: { EN: { title: 'Play 20 rounds today', text: '', terms: '' } },
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '',
  position: '0',
  wagering: '0',
  period: 'daily',
  metric: 'rounds',
  target: '20',
  pays: '',
  points: '20',
  tickets: '0',
};
const nothing: OfferFigures = {
  members: 0,
  granted: 0,
  paid: '0.00',
  wagered: '0.00',
  toWager: '0.00',
  points: 0,
  envelopes: 0,
};

/** As the member platform does for a field: a position of `x` is refused. */
const requireFields = ({ position }: OfferFields): void => {
  if (position === 'x') throwInvalid('position', 'number.invalid');
};
interface Draft<Fields> {
  readonly id: string | null;
  readonly fields: Fields;
}
interface Request<Fields> {
  readonly id: string;
  readonly fields: Fields;
  readonly note: string;
  readonly by: string;
}

/** One offer that runs, and what operators ask for about it, in memory. */
function openOffers<Fields extends OfferFields>(sample: Fields): Answers<OfferCalls<Fields>> {
  const figures = { ...nothing, members: 12, granted: 8 };
  const money = { paid: '2400.00', wagered: '900.00', toWager: '7200.00' };
  let offers: readonly OfferLine<Fields>[] = [
    {
      id: '1',
      state: 'running',
      fields: sample,
      figures: { ...figures, ...money },
      waiting: null,
      findings: [],
    },
  ];
  const proposals = keepProposals<OfferProposal<Fields>>();
  const change = (id: string, to: Partial<OfferLine<Fields>>): void => {
    offers = offers.map((one) => (one.id === id ? { ...one, ...to } : one));
  };
  const read = async () => ({
    offers: offers.map((one) => ({
      ...one,
      waiting: proposals.waiting().find(({ offerId }) => offerId === one.id) ?? null,
    })),
    past: proposals.past(),
    levels: [
      { rank: 1, name: 'Bronze' },
      { rank: 3, name: 'Gold' },
    ],
    currency: 'PHP',
  });
  return {
    read,
    saveDraft: answerAfter(async ({ id, fields }: Draft<Fields>) => {
      requireFields(fields);
      if (id !== null) return change(id, { fields });
      const empty = { state: 'draft', figures: nothing, waiting: null, findings: [] } as const;
      offers = [...offers, { ...empty, id: String(offers.length + 1), fields }];
    }, read),
    removeDraft: answerAfter(async ({ id }: { readonly id: string }) => {
      offers = offers.filter((one) => one.id !== id);
    }, read),
    propose: answerAfter(async ({ id: offerId, fields, note, by: proposedBy }: Request<Fields>) => {
      requireFields(fields);
      proposals.add({ offerId, fields, note, proposedBy });
    }, read),
    stop: answerAfter(
      async ({ id, to }: { readonly id: string; readonly to: 'paused' | 'ended' }) =>
        change(id, { state: to }),
      read,
    ),
    ...answerEndings(async (decision) => {
      const asked = proposals.end(decision);
      if (asked !== null && decision.state === 'approved')
        change(asked.offerId, { fields: asked.fields, state: 'running' });
    }, read),
  };
}
/** Offers of both kinds, in memory. */
export const createOffersFake = (): Pick<ConsoleDeps, 'promotions' | 'missions'> => ({
  promotions: openOffers(samplePromotion),
  missions: openOffers(sampleMission),
});
