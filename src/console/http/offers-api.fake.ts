import { createOfferBook, sampleMission, samplePromotion } from '../../protocol/console-offers.fake.ts';
import type { OfferFields } from '../../protocol/console-offers.ts';
import { ApiFailure } from './call-api.ts';
import type { OfferCalls, OffersApi } from './offers-api.ts';

/** As the server does for a field: a position of `x` is refused. */
const requireFields = ({ position }: OfferFields): void => {
  if (position === 'x')
    throw new ApiFailure('form.invalid', 'no', { status: 400, fields: { position: 'number.invalid' } });
};
function createCalls<Fields extends OfferFields>(sample: Fields, role: string): OfferCalls<Fields> {
  const book = createOfferBook(sample);
  return {
    read: async () => book.overview(),
    saveDraft: async (draft) => {
      requireFields(draft.fields);
      book.saveDraft(draft);
      return book.overview();
    },
    removeDraft: async (id) => {
      book.remove(id);
      return book.overview();
    },
    propose: async (request) => {
      requireFields(request.fields);
      book.propose(request, role);
      return book.overview();
    },
    stop: async (stop) => {
      book.stop(stop);
      return book.overview();
    },
    withdraw: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.overview();
    },
    decide: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.overview();
    },
  };
}
/** Offers, as the server keeps them. */
export const createOffersApiFake = (role: string): OffersApi => ({
  promotions: createCalls(samplePromotion, role),
  missions: createCalls(sampleMission, role),
});
