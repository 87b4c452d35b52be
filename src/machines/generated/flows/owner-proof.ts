// Written by "npm run generate" from the contracts and the areas; do not edit.
export { ownerProofContract as contract } from '../../owner-proof/owner-proof.contract.ts';
export { ownerProofMachine as machine } from '../../owner-proof/owner-proof.machine.ts';
