import type {
  MissionFields,
  OfferDesk,
  OfferDraft,
  OfferRequest,
  OfferStop,
  PromotionFields,
} from '../../protocol/console-offers.ts';
import { callApi } from './call-api.ts';

/** Calls about offers of one kind; each answers how things are then. */
export interface OfferCalls<Fields> {
  read(): Promise<OfferDesk<Fields>>;
  saveDraft(draft: OfferDraft<Fields>): Promise<OfferDesk<Fields>>;
  removeDraft(id: string): Promise<OfferDesk<Fields>>;
  propose(request: OfferRequest<Fields>): Promise<OfferDesk<Fields>>;
  stop(stop: OfferStop): Promise<OfferDesk<Fields>>;
  withdraw(id: string): Promise<OfferDesk<Fields>>;
  decide(id: string, state: 'approved' | 'rejected', reason: string): Promise<OfferDesk<Fields>>;
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
