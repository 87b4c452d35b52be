import type { CatalogEntry } from '../catalog-entry.ts';
import { pointsConvertContract } from './points-convert.contract.ts';
import { pointsConvertMachine } from './points-convert.machine.ts';

export const pointsConvertFlow: CatalogEntry = {
  machine: pointsConvertMachine,
  contract: pointsConvertContract,
};
