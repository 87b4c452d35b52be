// Written by "npm run generate" from the contracts and the areas; do not edit.
export { missionClaimContract as contract } from '../../mission-claim/mission-claim.contract.ts';
export { missionClaimMachine as machine } from '../../mission-claim/mission-claim.machine.ts';
