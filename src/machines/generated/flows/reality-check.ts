// Written by "npm run generate" from the contracts and the areas; do not edit.
export { realityCheckContract as contract } from '../../reality-check/reality-check.contract.ts';
export { realityCheckMachine as machine } from '../../reality-check/reality-check.machine.ts';
