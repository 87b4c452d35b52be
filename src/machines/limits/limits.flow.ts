import type { CatalogEntry } from '../catalog-entry.ts';
import { limitsContract } from './limits.contract.ts';
import { limitsMachine } from './limits.machine.ts';

export const limitsFlow: CatalogEntry = { machine: limitsMachine, contract: limitsContract };
