// Written by "npm run generate" from the contracts and the areas; do not edit.
export { contractContract as contract } from '../../contract/contract.contract.ts';
export { contractMachine as machine } from '../../contract/contract.machine.ts';
