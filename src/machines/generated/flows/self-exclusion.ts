// Written by "npm run generate" from the contracts and the areas; do not edit.
export { selfExclusionContract as contract } from '../../self-exclusion/self-exclusion.contract.ts';
export { selfExclusionMachine as machine } from '../../self-exclusion/self-exclusion.machine.ts';
