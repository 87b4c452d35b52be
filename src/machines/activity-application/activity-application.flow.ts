import type { CatalogEntry } from '../catalog-entry.ts';
import { activityApplicationContract } from './activity-application.contract.ts';
import { activityApplicationMachine } from './activity-application.machine.ts';

export const activityApplicationFlow: CatalogEntry = {
  machine: activityApplicationMachine,
  contract: activityApplicationContract,
};
