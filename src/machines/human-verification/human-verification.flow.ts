import type { CatalogEntry } from '../catalog-entry.ts';
import { humanVerificationContract } from './human-verification.contract.ts';
import { humanVerificationMachine } from './human-verification.machine.ts';

export const humanVerificationFlow: CatalogEntry = {
  machine: humanVerificationMachine,
  contract: humanVerificationContract,
};
