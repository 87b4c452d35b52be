// Written by "npm run generate" from the contracts and the areas; do not edit.
export { deviceListContract as contract } from '../../device-list/device-list.contract.ts';
export { deviceListMachine as machine } from '../../device-list/device-list.machine.ts';
