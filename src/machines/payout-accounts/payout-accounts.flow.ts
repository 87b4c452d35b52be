import type { CatalogEntry } from '../catalog-entry.ts';
import { payoutAccountsContract } from './payout-accounts.contract.ts';
import { payoutAccountsMachine } from './payout-accounts.machine.ts';

export const payoutAccountsFlow: CatalogEntry = {
  machine: payoutAccountsMachine,
  contract: payoutAccountsContract,
};
