// Written by "npm run generate" from the contracts and the areas; do not edit.
export { consentRenewalContract as contract } from '../../consent-renewal/consent-renewal.contract.ts';
export { consentRenewalMachine as machine } from '../../consent-renewal/consent-renewal.machine.ts';
