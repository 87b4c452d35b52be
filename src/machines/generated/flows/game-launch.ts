// Written by "npm run generate" from the contracts and the areas; do not edit.
export { gameLaunchContract as contract } from '../../game-launch/game-launch.contract.ts';
export { gameLaunchMachine as machine } from '../../game-launch/game-launch.machine.ts';
