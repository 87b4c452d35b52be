// Written by "npm run generate" from the contracts and the areas; do not edit.
export { passkeyLoginContract as contract } from '../../passkey-login/passkey-login.contract.ts';
export { passkeyLoginMachine as machine } from '../../passkey-login/passkey-login.machine.ts';
