import type { CatalogEntry } from '../catalog-entry.ts';
import { ageGateContract } from './age-gate.contract.ts';
import { ageGateMachine } from './age-gate.machine.ts';

export const ageGateFlow: CatalogEntry = { machine: ageGateMachine, contract: ageGateContract };
