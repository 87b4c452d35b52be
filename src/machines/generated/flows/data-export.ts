// Written by "npm run generate" from the contracts and the areas; do not edit.
export { dataExportContract as contract } from '../../data-export/data-export.contract.ts';
export { dataExportMachine as machine } from '../../data-export/data-export.machine.ts';
