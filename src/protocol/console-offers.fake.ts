import type {
  MissionFields,
  OfferOverview,
  OfferDraft,
  OfferFields,
  OfferFigures,
  OfferLine,
  OfferProposal,
  OfferRequest,
  OfferStop,
  PromotionFields,
} from './console-offers.ts';
import type { ProposalState } from './proposal.ts';

const now = '2026-11-21T09:00:00.000Z';
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

export interface OfferBook<Fields> {
  readonly overview: () => OfferOverview<Fields>;
  readonly saveDraft: (draft: OfferDraft<Fields>) => void;
  readonly propose: (request: OfferRequest<Fields>, by: string) => void;
  readonly stop: (stop: Omit<OfferStop, 'note'>) => void;
  readonly remove: (id: string) => void;
  readonly decide: (
    id: string,
    verdict: { readonly state: Exclude<ProposalState, 'waiting'>; readonly reason: string },
    by: string,
  ) => void;
}
/** One offer that runs, and what operators ask for about it, in memory. */
export function createOfferBook<Fields extends OfferFields>(sample: Fields): OfferBook<Fields> {
  const figures = {
    ...nothing,
    members: 12,
    granted: 8,
    paid: '2400.00',
    wagered: '900.00',
    toWager: '7200.00',
  };
  let offers: readonly OfferLine<Fields>[] = [
    { id: '1', state: 'running', fields: sample, figures, waiting: null, findings: [] },
  ];
  let proposals: readonly OfferProposal<Fields>[] = [];
  const change = (id: string, to: Partial<OfferLine<Fields>>): void => {
    offers = offers.map((one) => (one.id === id ? { ...one, ...to } : one));
  };
  return {
    overview: () => ({
      offers: offers.map((one) => ({
        ...one,
        waiting: proposals.find(({ offerId, state }) => offerId === one.id && state === 'waiting') ?? null,
      })),
      past: proposals.filter(({ state }) => state !== 'waiting'),
      levels: [
        { rank: 1, name: 'Bronze' },
        { rank: 3, name: 'Gold' },
      ],
      currency: 'PHP',
    }),
    saveDraft: ({ id, fields }) => {
      if (id !== null) return change(id, { fields });
      const added = {
        id: String(offers.length + 1),
        state: 'draft',
        figures: nothing,
        waiting: null,
        findings: [],
      } as const;
      offers = [...offers, { ...added, fields }];
    },
    propose: ({ id, fields, note }, by) => {
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: String(proposals.length + 1), offerId: id, fields, note, proposedBy: by };
      proposals = [{ ...made, ...undecided, proposedAt: now }, ...proposals];
    },
    stop: ({ id, to }) => change(id, { state: to }),
    remove: (id) => {
      offers = offers.filter((one) => one.id !== id);
    },
    decide: (id, { state, reason }, by) => {
      const asked = proposals.find((one) => one.id === id);
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
      if (asked !== undefined && state === 'approved')
        change(asked.offerId, { fields: asked.fields, state: 'running' });
    },
  };
}
