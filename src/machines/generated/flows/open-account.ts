// Written by "npm run generate" from the contracts and the areas; do not edit.
export { openAccountContract as contract } from '../../open-account/open-account.contract.ts';
export { openAccountMachine as machine } from '../../open-account/open-account.machine.ts';
