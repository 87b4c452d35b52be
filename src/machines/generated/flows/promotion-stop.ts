// Written by "npm run generate" from the contracts and the areas; do not edit.
export { promotionStopContract as contract } from '../../promotion-stop/promotion-stop.contract.ts';
export { promotionStopMachine as machine } from '../../promotion-stop/promotion-stop.machine.ts';
