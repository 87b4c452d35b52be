// Written by "npm run generate" from the contracts and the areas; do not edit.
export { profileContract as contract } from '../../profile/profile.contract.ts';
export { profileMachine as machine } from '../../profile/profile.machine.ts';
