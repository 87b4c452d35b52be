import type { CatalogEntry } from '../catalog-entry.ts';
import { withdrawalContract } from './withdrawal.contract.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

export const withdrawalFlow: CatalogEntry = { machine: withdrawalMachine, contract: withdrawalContract };
