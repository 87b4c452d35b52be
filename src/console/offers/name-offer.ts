import type { OfferFields } from '../../protocol/console-offers.ts';

/** What operators call an offer: its English title. */
export const nameOffer = ({ texts }: OfferFields): string => texts['EN']?.title ?? '';
