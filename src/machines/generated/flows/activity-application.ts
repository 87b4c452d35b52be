// Written by "npm run generate" from the contracts and the areas; do not edit.
export { activityApplicationContract as contract } from '../../activity-application/activity-application.contract.ts';
export { activityApplicationMachine as machine } from '../../activity-application/activity-application.machine.ts';
