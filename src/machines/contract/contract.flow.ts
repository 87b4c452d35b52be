import type { CatalogEntry } from '../catalog-entry.ts';
import { contractContract } from './contract.contract.ts';
import { contractMachine } from './contract.machine.ts';

export const contractFlow: CatalogEntry = { machine: contractMachine, contract: contractContract };
