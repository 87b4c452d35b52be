import type { CatalogEntry } from '../catalog-entry.ts';
import { thirdPartyLoginContract } from './third-party-login.contract.ts';
import { thirdPartyLoginMachine } from './third-party-login.machine.ts';

export const thirdPartyLoginFlow: CatalogEntry = {
  machine: thirdPartyLoginMachine,
  contract: thirdPartyLoginContract,
};
