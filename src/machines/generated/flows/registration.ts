// Written by "npm run generate" from the contracts and the areas; do not edit.
export { registrationContract as contract } from '../../registration/registration.contract.ts';
export { registrationMachine as machine } from '../../registration/registration.machine.ts';
