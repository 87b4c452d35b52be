import type { CatalogEntry } from '../catalog-entry.ts';
import { customerServiceContract } from './customer-service.contract.ts';
import { customerServiceMachine } from './customer-service.machine.ts';

export const customerServiceFlow: CatalogEntry = {
  machine: customerServiceMachine,
  contract: customerServiceContract,
};
