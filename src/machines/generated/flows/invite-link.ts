// Written by "npm run generate" from the contracts and the areas; do not edit.
export { inviteLinkContract as contract } from '../../invite-link/invite-link.contract.ts';
export { inviteLinkMachine as machine } from '../../invite-link/invite-link.machine.ts';
