// Written by "npm run generate" from the contracts and the areas; do not edit.
export { fundPasswordContract as contract } from '../../fund-password/fund-password.contract.ts';
export { fundPasswordMachine as machine } from '../../fund-password/fund-password.machine.ts';
