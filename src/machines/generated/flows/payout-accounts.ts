// Written by "npm run generate" from the contracts and the areas; do not edit.
export { payoutAccountsContract as contract } from '../../payout-accounts/payout-accounts.contract.ts';
export { payoutAccountsMachine as machine } from '../../payout-accounts/payout-accounts.machine.ts';
