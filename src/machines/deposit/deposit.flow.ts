import type { CatalogEntry } from '../catalog-entry.ts';
import { depositContract } from './deposit.contract.ts';
import { depositMachine } from './deposit.machine.ts';

export const depositFlow: CatalogEntry = { machine: depositMachine, contract: depositContract };
