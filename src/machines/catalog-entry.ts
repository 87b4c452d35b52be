import type { AnyStateMachine } from 'xstate';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';

export interface CatalogEntry {
  readonly machine: AnyStateMachine;
  readonly contract: MachineContract;
}
/** Machine id → machine and contract. */
export type MachineCatalog = Readonly<Record<string, CatalogEntry>>;
