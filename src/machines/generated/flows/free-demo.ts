// Written by "npm run generate" from the contracts and the areas; do not edit.
export { freeDemoContract as contract } from '../../free-demo/free-demo.contract.ts';
export { freeDemoMachine as machine } from '../../free-demo/free-demo.machine.ts';
