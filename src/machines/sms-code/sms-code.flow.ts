import type { CatalogEntry } from '../catalog-entry.ts';
import { smsCodeContract } from './sms-code.contract.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

export const smsCodeFlow: CatalogEntry = { machine: smsCodeMachine, contract: smsCodeContract };
