import type { CatalogEntry } from '../catalog-entry.ts';
import { registrationContract } from './registration.contract.ts';
import { registrationMachine } from './registration.machine.ts';

export const registrationFlow: CatalogEntry = {
  machine: registrationMachine,
  contract: registrationContract,
};
