// Written by "npm run generate" from the contracts and the areas; do not edit.
export { moneyTransferContract as contract } from '../../money-transfer/money-transfer.contract.ts';
export { moneyTransferMachine as machine } from '../../money-transfer/money-transfer.machine.ts';
