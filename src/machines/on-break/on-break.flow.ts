import type { CatalogEntry } from '../catalog-entry.ts';
import { onBreakContract } from './on-break.contract.ts';
import { onBreakMachine } from './on-break.machine.ts';

export const onBreakFlow: CatalogEntry = { machine: onBreakMachine, contract: onBreakContract };
