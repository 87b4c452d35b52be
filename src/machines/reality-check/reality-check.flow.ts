import type { CatalogEntry } from '../catalog-entry.ts';
import { realityCheckContract } from './reality-check.contract.ts';
import { realityCheckMachine } from './reality-check.machine.ts';

export const realityCheckFlow: CatalogEntry = {
  machine: realityCheckMachine,
  contract: realityCheckContract,
};
