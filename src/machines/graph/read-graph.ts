import type { MachineGraph } from '../../protocol/machine/machine-graph.ts';
import { storedGraphs } from '../generated/graphs.ts';
import { unpackGraph } from './pack-graph.ts';

const read = new Map<string, MachineGraph>();

/** The stored graph of a machine of this build, or null where there is none. */
export function readGraph(id: string): MachineGraph | null {
  const entry = read.get(id);
  if (entry !== undefined) return entry;
  const stored = Object.hasOwn(storedGraphs, id) ? storedGraphs[id] : undefined;
  if (stored === undefined) return null;
  const graph = unpackGraph(stored.graph);
  read.set(id, graph);
  return graph;
}
