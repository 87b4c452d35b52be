// Written by "npm run generate" from the contracts and the areas; do not edit.
export { feedbackContract as contract } from '../../feedback/feedback.contract.ts';
export { feedbackMachine as machine } from '../../feedback/feedback.machine.ts';
