// Written by "npm run generate" from the contracts and the areas; do not edit.
export { nameCheckContract as contract } from '../../name-check/name-check.contract.ts';
export { nameCheckMachine as machine } from '../../name-check/name-check.machine.ts';
