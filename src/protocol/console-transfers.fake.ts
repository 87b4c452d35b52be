import type { TransferRules } from './console-transfers.ts';

export const sampleTransferRules: TransferRules = {
  toUpline: true,
  toDownline: false,
  minimum: '100.00',
  maximum: '20000.00',
  dailyMost: '50000.00',
};
