import type { CatalogEntry } from '../catalog-entry.ts';
import { nameCheckContract } from './name-check.contract.ts';
import { nameCheckMachine } from './name-check.machine.ts';

export const nameCheckFlow: CatalogEntry = { machine: nameCheckMachine, contract: nameCheckContract };
