import type { CatalogEntry } from '../catalog-entry.ts';
import { forgotPasswordContract } from './forgot-password.contract.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

export const forgotPasswordFlow: CatalogEntry = {
  machine: forgotPasswordMachine,
  contract: forgotPasswordContract,
};
