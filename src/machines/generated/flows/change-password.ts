// Written by "npm run generate" from the contracts and the areas; do not edit.
export { changePasswordContract as contract } from '../../change-password/change-password.contract.ts';
export { changePasswordMachine as machine } from '../../change-password/change-password.machine.ts';
