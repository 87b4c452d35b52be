import type { CatalogEntry } from '../catalog-entry.ts';
import { fundPasswordContract } from './fund-password.contract.ts';
import { fundPasswordMachine } from './fund-password.machine.ts';

export const fundPasswordFlow: CatalogEntry = {
  machine: fundPasswordMachine,
  contract: fundPasswordContract,
};
