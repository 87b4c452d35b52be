// Written by "npm run generate" from the contracts and the areas; do not edit.
export { inboxContract as contract } from '../../inbox/inbox.contract.ts';
export { inboxMachine as machine } from '../../inbox/inbox.machine.ts';
