// Written by "npm run generate" from the contracts and the areas; do not edit.
export { stepUpContract as contract } from '../../step-up/step-up.contract.ts';
export { stepUpMachine as machine } from '../../step-up/step-up.machine.ts';
