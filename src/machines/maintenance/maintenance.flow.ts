import type { CatalogEntry } from '../catalog-entry.ts';
import { maintenanceContract } from './maintenance.contract.ts';
import { maintenanceMachine } from './maintenance.machine.ts';

export const maintenanceFlow: CatalogEntry = { machine: maintenanceMachine, contract: maintenanceContract };
