import type { CatalogEntry } from '../catalog-entry.ts';
import { stepUpContract } from './step-up.contract.ts';
import { stepUpMachine } from './step-up.machine.ts';

export const stepUpFlow: CatalogEntry = { machine: stepUpMachine, contract: stepUpContract };
