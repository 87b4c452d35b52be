// Written by "npm run generate" from the contracts and the areas; do not edit.
export { signInContract as contract } from '../../sign-in/sign-in.contract.ts';
export { signInMachine as machine } from '../../sign-in/sign-in.machine.ts';
