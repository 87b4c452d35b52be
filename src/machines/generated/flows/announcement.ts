// Written by "npm run generate" from the contracts and the areas; do not edit.
export { announcementContract as contract } from '../../announcement/announcement.contract.ts';
export { announcementMachine as machine } from '../../announcement/announcement.machine.ts';
