import type { CatalogEntry } from '../catalog-entry.ts';
import { deviceListContract } from './device-list.contract.ts';
import { deviceListMachine } from './device-list.machine.ts';

export const deviceListFlow: CatalogEntry = { machine: deviceListMachine, contract: deviceListContract };
