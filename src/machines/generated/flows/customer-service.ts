// Written by "npm run generate" from the contracts and the areas; do not edit.
export { customerServiceContract as contract } from '../../customer-service/customer-service.contract.ts';
export { customerServiceMachine as machine } from '../../customer-service/customer-service.machine.ts';
