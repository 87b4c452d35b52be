// Written by "npm run generate" from the contracts and the areas; do not edit.
export { conversationContract as contract } from '../../conversation/conversation.contract.ts';
export { conversationMachine as machine } from '../../conversation/conversation.machine.ts';
