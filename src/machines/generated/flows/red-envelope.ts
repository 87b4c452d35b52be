// Written by "npm run generate" from the contracts and the areas; do not edit.
export { redEnvelopeContract as contract } from '../../red-envelope/red-envelope.contract.ts';
export { redEnvelopeMachine as machine } from '../../red-envelope/red-envelope.machine.ts';
