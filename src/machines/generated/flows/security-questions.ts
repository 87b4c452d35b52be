// Written by "npm run generate" from the contracts and the areas; do not edit.
export { securityQuestionsContract as contract } from '../../security-questions/security-questions.contract.ts';
export { securityQuestionsMachine as machine } from '../../security-questions/security-questions.machine.ts';
