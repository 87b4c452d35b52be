import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { CatalogEntry } from '../machines/catalog-entry.ts';
import { machineCatalog } from '../machines/generated/catalog.ts';

type Catalog = Readonly<Record<string, CatalogEntry>>;

/** Throws where the catalogue has no such machine. */
export function findContract(id: string, catalog: Catalog = machineCatalog): MachineContract {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined)
    throw new Error(`expects a machine of ${Object.keys(catalog).join(', ')}, got ${id}`);
  return entry.contract;
}
/** A machine's contract and those of its children. */
export function listFamily(
  contract: MachineContract,
  catalog: Catalog = machineCatalog,
): readonly MachineContract[] {
  return [contract, ...Object.values(contract.children ?? {}).map((id) => findContract(id, catalog))];
}
