// Written by "npm run generate" from the contracts and the areas; do not edit.
export { promotionOfferContract as contract } from '../../promotion-offer/promotion-offer.contract.ts';
export { promotionOfferMachine as machine } from '../../promotion-offer/promotion-offer.machine.ts';
