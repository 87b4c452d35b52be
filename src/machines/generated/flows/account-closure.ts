// Written by "npm run generate" from the contracts and the areas; do not edit.
export { accountClosureContract as contract } from '../../account-closure/account-closure.contract.ts';
export { accountClosureMachine as machine } from '../../account-closure/account-closure.machine.ts';
