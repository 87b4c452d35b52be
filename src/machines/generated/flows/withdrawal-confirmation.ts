// Written by "npm run generate" from the contracts and the areas; do not edit.
export { withdrawalConfirmationContract as contract } from '../../withdrawal-confirmation/withdrawal-confirmation.contract.ts';
export { withdrawalConfirmationMachine as machine } from '../../withdrawal-confirmation/withdrawal-confirmation.machine.ts';
