import type { JsonObject } from '../../protocol/json/json.ts';
import type { Waiting } from '../../protocol/machine/machine-contract.ts';
import type { GraphStep, MachineGraph } from '../../protocol/machine/machine-graph.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';

interface Face {
  readonly state: string;
  readonly waits: Waiting;
  readonly tags: readonly string[];
  readonly projection: JsonObject;
  readonly can: readonly string[];
}
/** A graph as it is stored: what nodes show is listed once, edges are pairs of numbers. */
interface PackedGraph {
  readonly machine: string;
  readonly inputs: MachineGraph['inputs'];
  readonly finiteInputs: readonly string[];
  readonly steps: readonly GraphStep[];
  readonly explored: number;
  readonly faces: readonly Face[];
  /** Per node: its face, then step and target of each edge. */
  readonly nodes: readonly (readonly number[])[];
}

export function packGraph(graph: MachineGraph): string {
  const faces: Face[] = [];
  const indexes = new Map<string, number>();
  const nodes = graph.nodes.map(({ edges, ...face }) => {
    const name = JSON.stringify(face);
    const index = indexes.get(name) ?? faces.push(face) - 1;
    indexes.set(name, index);
    return [index, ...edges.flatMap(({ step, to }) => [step, to])];
  });
  const { machine, inputs, finiteInputs, steps, explored } = graph;
  const packed: PackedGraph = { machine, inputs, finiteInputs, steps, explored, faces, nodes };
  return JSON.stringify(packed);
}
export function unpackGraph(text: string): MachineGraph {
  const { faces, nodes, ...rest } = parseOwnJson<PackedGraph, 'build'>(text);
  return {
    ...rest,
    nodes: nodes.map(([index = 0, ...pairs]) => {
      const face = faces[index];
      if (face === undefined) throw new Error(`expects a face ${index}, got ${faces.length} of them`);
      const edges = pairs.flatMap((step, pairIndex) =>
        pairIndex % 2 === 0 ? [{ step, to: pairs[pairIndex + 1] ?? 0 }] : [],
      );
      return { ...face, edges };
    }),
  };
}
