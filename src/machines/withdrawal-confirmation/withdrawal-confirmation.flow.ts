import type { CatalogEntry } from '../catalog-entry.ts';
import { withdrawalConfirmationContract } from './withdrawal-confirmation.contract.ts';
import { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine.ts';

export const withdrawalConfirmationFlow: CatalogEntry = {
  machine: withdrawalConfirmationMachine,
  contract: withdrawalConfirmationContract,
};
