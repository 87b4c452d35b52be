// Written by "npm run generate" from the contracts and the areas; do not edit.
export { withdrawalContract as contract } from '../../withdrawal/withdrawal.contract.ts';
export { withdrawalMachine as machine } from '../../withdrawal/withdrawal.machine.ts';
