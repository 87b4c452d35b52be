import type { MachineGraph } from '../../protocol/machine/machine-graph.ts';
import type { CatalogEntry } from '../catalog-entry.ts';
import { machineCatalog } from '../generated/catalog.ts';
import { exploreGraph } from './explore-graph.ts';
import { isFinite } from './finite-part.ts';
import { joinAlike } from './join-alike.ts';

/** The finite graph of a machine of the catalogue with its children. The same machine gives the same graph. */
export function buildGraph(
  id: string,
  catalog: Readonly<Record<string, CatalogEntry>> = machineCatalog,
): MachineGraph {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined) throw new Error(`expects a machine of the catalogue, got ${id}`);
  const { contract } = entry;
  const explored = exploreGraph(id, catalog);
  const { inputs, steps, nodes } = joinAlike(explored);
  const properties = (contract.input['properties'] ?? {}) as Readonly<Record<string, typeof contract.input>>;
  return {
    machine: id,
    inputs,
    finiteInputs: Object.keys(properties).filter((name) => isFinite(properties[name] ?? {})),
    steps,
    nodes: nodes.map(({ state, projection, can, edges }) => {
      const { waits, tags = [] } = contract.states[state] ?? { waits: 'person' };
      return { state, waits, tags, projection, can, edges };
    }),
    explored: explored.nodes.length,
  };
}
