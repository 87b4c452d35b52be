import type { CatalogEntry } from '../catalog-entry.ts';
import { resetPasswordContract } from './reset-password.contract.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

export const resetPasswordFlow: CatalogEntry = {
  machine: resetPasswordMachine,
  contract: resetPasswordContract,
};
