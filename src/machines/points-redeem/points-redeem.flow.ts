import type { CatalogEntry } from '../catalog-entry.ts';
import { pointsRedeemContract } from './points-redeem.contract.ts';
import { pointsRedeemMachine } from './points-redeem.machine.ts';

export const pointsRedeemFlow: CatalogEntry = {
  machine: pointsRedeemMachine,
  contract: pointsRedeemContract,
};
