// Written by "npm run generate" from the contracts and the areas; do not edit.
export { languageContract as contract } from '../../language/language.contract.ts';
export { languageMachine as machine } from '../../language/language.machine.ts';
