import type { ContractRules } from './console-contract-rules.ts';

export const sampleContractRules: ContractRules = {
  betsDividend: '1000.00',
  betsDaily: '1000.00',
  betsHourly: '100.00',
  betsRealTime: '20.00',
  depositsDividend: '0.00',
  depositsDaily: '0.00',
  depositsHourly: '0.00',
  depositsRealTime: '0.00',
  carriesOver: true,
};
