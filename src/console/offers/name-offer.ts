import type { OfferFields } from '../../protocol/calls/offers.ts';

/** What operators call an offer: its English title. */
export const nameOffer = ({ texts }: OfferFields): string => texts['EN']?.title ?? '';
