// Written by "npm run generate" from the contracts and the areas; do not edit.
export { authenticatorContract as contract } from '../../authenticator/authenticator.contract.ts';
export { authenticatorMachine as machine } from '../../authenticator/authenticator.machine.ts';
