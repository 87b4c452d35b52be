// Written by "npm run generate" from the contracts and the areas; do not edit.
export { rebateClaimContract as contract } from '../../rebate-claim/rebate-claim.contract.ts';
export { rebateClaimMachine as machine } from '../../rebate-claim/rebate-claim.machine.ts';
