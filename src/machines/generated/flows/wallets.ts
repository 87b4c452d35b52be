// Written by "npm run generate" from the contracts and the areas; do not edit.
export { walletsContract as contract } from '../../wallets/wallets.contract.ts';
export { walletsMachine as machine } from '../../wallets/wallets.machine.ts';
