// Written by "npm run generate" from the contracts and the areas; do not edit.
export { loginContract as contract } from '../../login/login.contract.ts';
export { loginMachine as machine } from '../../login/login.machine.ts';
