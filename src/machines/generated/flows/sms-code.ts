// Written by "npm run generate" from the contracts and the areas; do not edit.
export { smsCodeContract as contract } from '../../sms-code/sms-code.contract.ts';
export { smsCodeMachine as machine } from '../../sms-code/sms-code.machine.ts';
