// Written by "npm run generate" from the contracts and the areas; do not edit.
export { humanVerificationContract as contract } from '../../human-verification/human-verification.contract.ts';
export { humanVerificationMachine as machine } from '../../human-verification/human-verification.machine.ts';
