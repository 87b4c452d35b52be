import type { CatalogEntry } from '../catalog-entry.ts';
import { freeDemoContract } from './free-demo.contract.ts';
import { freeDemoMachine } from './free-demo.machine.ts';

export const freeDemoFlow: CatalogEntry = { machine: freeDemoMachine, contract: freeDemoContract };
