// Written by "npm run generate" from the contracts and the areas; do not edit.
export { passkeysContract as contract } from '../../passkeys/passkeys.contract.ts';
export { passkeysMachine as machine } from '../../passkeys/passkeys.machine.ts';
