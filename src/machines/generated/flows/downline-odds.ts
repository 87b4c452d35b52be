// Written by "npm run generate" from the contracts and the areas; do not edit.
export { downlineOddsContract as contract } from '../../downline-odds/downline-odds.contract.ts';
export { downlineOddsMachine as machine } from '../../downline-odds/downline-odds.machine.ts';
