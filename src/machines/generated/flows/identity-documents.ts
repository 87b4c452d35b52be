// Written by "npm run generate" from the contracts and the areas; do not edit.
export { identityDocumentsContract as contract } from '../../identity-documents/identity-documents.contract.ts';
export { identityDocumentsMachine as machine } from '../../identity-documents/identity-documents.machine.ts';
