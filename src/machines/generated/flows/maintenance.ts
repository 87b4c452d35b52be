// Written by "npm run generate" from the contracts and the areas; do not edit.
export { maintenanceContract as contract } from '../../maintenance/maintenance.contract.ts';
export { maintenanceMachine as machine } from '../../maintenance/maintenance.machine.ts';
