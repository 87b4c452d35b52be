// Written by "npm run generate" from the contracts and the areas; do not edit.
export { onBreakContract as contract } from '../../on-break/on-break.contract.ts';
export { onBreakMachine as machine } from '../../on-break/on-break.machine.ts';
