// Written by "npm run generate" from the contracts and the areas; do not edit.
export { lotteryChaseContract as contract } from '../../lottery-chase/lottery-chase.contract.ts';
export { lotteryChaseMachine as machine } from '../../lottery-chase/lottery-chase.machine.ts';
