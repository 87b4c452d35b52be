// Written by "npm run generate" from the contracts and the areas; do not edit.
export { contactChangeContract as contract } from '../../contact-change/contact-change.contract.ts';
export { contactChangeMachine as machine } from '../../contact-change/contact-change.machine.ts';
