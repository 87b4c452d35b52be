// Written by "npm run generate" from the contracts and the areas; do not edit.
export { lotteryBetContract as contract } from '../../lottery-bet/lottery-bet.contract.ts';
export { lotteryBetMachine as machine } from '../../lottery-bet/lottery-bet.machine.ts';
