import type { CatalogEntry } from '../catalog-entry.ts';
import { sessionContract } from './session.contract.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionFlow: CatalogEntry = { machine: sessionMachine, contract: sessionContract };
