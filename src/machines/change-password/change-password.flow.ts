import type { CatalogEntry } from '../catalog-entry.ts';
import { changePasswordContract } from './change-password.contract.ts';
import { changePasswordMachine } from './change-password.machine.ts';

export const changePasswordFlow: CatalogEntry = {
  machine: changePasswordMachine,
  contract: changePasswordContract,
};
