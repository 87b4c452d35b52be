// Written by "npm run generate" from the contracts and the areas; do not edit.
export { pointsConvertContract as contract } from '../../points-convert/points-convert.contract.ts';
export { pointsConvertMachine as machine } from '../../points-convert/points-convert.machine.ts';
