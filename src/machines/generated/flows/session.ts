// Written by "npm run generate" from the contracts and the areas; do not edit.
export { sessionContract as contract } from '../../session/session.contract.ts';
export { sessionMachine as machine } from '../../session/session.machine.ts';
