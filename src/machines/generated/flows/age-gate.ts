// Written by "npm run generate" from the contracts and the areas; do not edit.
export { ageGateContract as contract } from '../../age-gate/age-gate.contract.ts';
export { ageGateMachine as machine } from '../../age-gate/age-gate.machine.ts';
