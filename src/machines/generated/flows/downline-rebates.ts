// Written by "npm run generate" from the contracts and the areas; do not edit.
export { downlineRebatesContract as contract } from '../../downline-rebates/downline-rebates.contract.ts';
export { downlineRebatesMachine as machine } from '../../downline-rebates/downline-rebates.machine.ts';
