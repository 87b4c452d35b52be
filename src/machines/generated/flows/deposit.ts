// Written by "npm run generate" from the contracts and the areas; do not edit.
export { depositContract as contract } from '../../deposit/deposit.contract.ts';
export { depositMachine as machine } from '../../deposit/deposit.machine.ts';
