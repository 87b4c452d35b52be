import type {
  MissionFields,
  OfferOverview,
  OfferDraft,
  OfferRequest,
  OfferStop,
  PromotionFields,
} from '../../protocol/console-offers.ts';
import { callApi } from './call-api.ts';

/** Calls about offers of one kind; each answers how things are then. */
export interface OfferCalls<Fields> {
  read(): Promise<OfferOverview<Fields>>;
  saveDraft(draft: OfferDraft<Fields>): Promise<OfferOverview<Fields>>;
  removeDraft(id: string): Promise<OfferOverview<Fields>>;
  propose(request: OfferRequest<Fields>): Promise<OfferOverview<Fields>>;
  stop(stop: OfferStop): Promise<OfferOverview<Fields>>;
  withdraw(id: string): Promise<OfferOverview<Fields>>;
  decide(id: string, state: 'approved' | 'rejected', reason: string): Promise<OfferOverview<Fields>>;
}
/** Calls about deposit bonuses and missions. */
export interface OffersApi {
  readonly promotions: OfferCalls<PromotionFields>;
  readonly missions: OfferCalls<MissionFields>;
}

const createCalls = <Fields>(path: string): OfferCalls<Fields> => ({
  read: () => callApi('GET', path),
  saveDraft: (draft) => callApi('POST', `${path}/draft`, draft),
  removeDraft: (id) => callApi('POST', `${path}/remove`, { id }),
  propose: (request) => callApi('POST', `${path}/propose`, request),
  stop: (stop) => callApi('POST', `${path}/stop`, stop),
  withdraw: (id) => callApi('POST', `${path}/withdraw`, { id }),
  decide: (id, state, reason) => callApi('POST', `${path}/decide`, { id, state, reason }),
});
export const offersApi: OffersApi = {
  promotions: createCalls('/api/promotions'),
  missions: createCalls('/api/missions'),
};
