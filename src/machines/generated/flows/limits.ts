// Written by "npm run generate" from the contracts and the areas; do not edit.
export { limitsContract as contract } from '../../limits/limits.contract.ts';
export { limitsMachine as machine } from '../../limits/limits.machine.ts';
