// Written by "npm run generate" from the contracts and the areas; do not edit.
export { lotteryTicketContract as contract } from '../../lottery-ticket/lottery-ticket.contract.ts';
export { lotteryTicketMachine as machine } from '../../lottery-ticket/lottery-ticket.machine.ts';
