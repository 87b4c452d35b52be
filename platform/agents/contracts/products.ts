import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';

/** Products that a contract can be about; CONS is all of them together (wire contract A7). */
export const products = ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type Product = (typeof products)[number];
export const allProducts: Product = 'CONS';

/** Module that switches a kind of contract on (wire contract A4). */
export const moduleOf: Readonly<Record<ContractKind, string>> = {
  dividend: 'SIGNCONDIV3',
  daily: 'DAILYSALCONT3',
  hourly: 'HOURSAL3',
  realTime: 'RTSALARY3',
};
