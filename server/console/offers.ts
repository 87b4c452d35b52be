import type {
  MissionFields,
  OfferOverview,
  OfferDraft,
  OfferRequest,
  OfferStop,
  PromotionFields,
} from '../../src/protocol/console-offers.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Offers of one kind; the member platform answers it. Refusals are `AppError`. */
export interface OfferBackOffice<Fields> {
  read(): Promise<OfferOverview<Fields>>;
  /** No member sees a draft, so that one person is enough. */
  saveDraft(draft: OfferDraft<Fields> & Author): Promise<void>;
  removeDraft(asked: { readonly id: string } & Author): Promise<void>;
  propose(request: OfferRequest<Fields> & Author): Promise<void>;
  /** Takes effect immediately and needs no second person: nothing is paid by it. */
  stop(stop: OfferStop & Author): Promise<void>;
  decide(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
export interface OfferBackOffices {
  readonly promotions: OfferBackOffice<PromotionFields>;
  readonly missions: OfferBackOffice<MissionFields>;
}
