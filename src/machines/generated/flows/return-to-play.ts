// Written by "npm run generate" from the contracts and the areas; do not edit.
export { returnToPlayContract as contract } from '../../return-to-play/return-to-play.contract.ts';
export { returnToPlayMachine as machine } from '../../return-to-play/return-to-play.machine.ts';
