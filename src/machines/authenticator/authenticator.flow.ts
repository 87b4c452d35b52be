import type { CatalogEntry } from '../catalog-entry.ts';
import { authenticatorContract } from './authenticator.contract.ts';
import { authenticatorMachine } from './authenticator.machine.ts';

export const authenticatorFlow: CatalogEntry = {
  machine: authenticatorMachine,
  contract: authenticatorContract,
};
