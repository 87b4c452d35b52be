// Written by "npm run generate" from the contracts and the areas; do not edit.
export { contractOffersContract as contract } from '../../contract-offers/contract-offers.contract.ts';
export { contractOffersMachine as machine } from '../../contract-offers/contract-offers.machine.ts';
