// Written by "npm run generate" from the contracts and the areas; do not edit.
export { pointsRedeemContract as contract } from '../../points-redeem/points-redeem.contract.ts';
export { pointsRedeemMachine as machine } from '../../points-redeem/points-redeem.machine.ts';
