// Written by "npm run generate" from the contracts and the areas; do not edit.
export { forgotPasswordContract as contract } from '../../forgot-password/forgot-password.contract.ts';
export { forgotPasswordMachine as machine } from '../../forgot-password/forgot-password.machine.ts';
