// Written by "npm run generate" from the contracts and the areas; do not edit.
export { rewardClaimContract as contract } from '../../reward-claim/reward-claim.contract.ts';
export { rewardClaimMachine as machine } from '../../reward-claim/reward-claim.machine.ts';
