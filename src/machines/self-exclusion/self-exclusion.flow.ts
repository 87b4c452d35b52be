import type { CatalogEntry } from '../catalog-entry.ts';
import { selfExclusionContract } from './self-exclusion.contract.ts';
import { selfExclusionMachine } from './self-exclusion.machine.ts';

export const selfExclusionFlow: CatalogEntry = {
  machine: selfExclusionMachine,
  contract: selfExclusionContract,
};
