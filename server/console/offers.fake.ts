import {
  createOfferBook,
  sampleMission,
  samplePromotion,
  type OfferBook,
} from '../../src/protocol/console-offers.fake.ts';
import type { OfferBackOffice, OfferBackOffices } from './offers.ts';

const open = <Fields>(book: OfferBook<Fields>): OfferBackOffice<Fields> => ({
  read: async () => book.overview(),
  saveDraft: async ({ by: _by, ...draft }) => book.saveDraft(draft),
  removeDraft: async ({ id }) => book.remove(id),
  propose: async ({ by, ...request }) => book.propose(request, by),
  stop: async (stop) => book.stop(stop),
  decide: async ({ id, by, ...verdict }) => book.decide(id, verdict, by),
});
/** Offers in memory; nothing is refused. */
export const createOffersFake = (): OfferBackOffices => ({
  promotions: open(createOfferBook(samplePromotion)),
  missions: open(createOfferBook(sampleMission)),
});
