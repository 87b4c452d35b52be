// Written by "npm run generate" from the contracts and the areas; do not edit.
export { withdrawalCancelContract as contract } from '../../withdrawal-cancel/withdrawal-cancel.contract.ts';
export { withdrawalCancelMachine as machine } from '../../withdrawal-cancel/withdrawal-cancel.machine.ts';
