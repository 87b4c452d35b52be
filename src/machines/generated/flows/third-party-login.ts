// Written by "npm run generate" from the contracts and the areas; do not edit.
export { thirdPartyLoginContract as contract } from '../../third-party-login/third-party-login.contract.ts';
export { thirdPartyLoginMachine as machine } from '../../third-party-login/third-party-login.machine.ts';
