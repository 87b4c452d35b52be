// Written by "npm run generate" from the contracts and the areas; do not edit.
export { resetPasswordContract as contract } from '../../reset-password/reset-password.contract.ts';
export { resetPasswordMachine as machine } from '../../reset-password/reset-password.machine.ts';
