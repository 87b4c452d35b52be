import type { ExploredGraph, ExploredNode } from './explore-graph.ts';

/** Describes what a layout can read of a node without any step. */
function describe({ state, projection, can }: ExploredNode): string {
  return JSON.stringify([state, projection, can]);
}
/** Numbers equal names alike. */
function classify(names: readonly string[]): { readonly classes: readonly number[]; readonly count: number } {
  const indexes = new Map<string, number>();
  const classes = names.map((name) => {
    const index = indexes.get(name) ?? indexes.size;
    indexes.set(name, index);
    return index;
  });
  return { classes, count: indexes.size };
}

/**
 * Joins nodes that look alike and whose every step leads to nodes that are joined too (partition
 * refinement to the coarsest bisimulation). Nothing that can be said about paths is lost.
 */
export function joinAlike(graph: ExploredGraph): ExploredGraph {
  const { nodes } = graph;
  let { classes, count } = classify(nodes.map(describe));
  for (;;) {
    const finer = classify(
      nodes.map((node, index) => {
        const ways = new Set(node.edges.map(({ step, to }) => `${step}>${classes[to]}`));
        return `${classes[index]}|${[...ways].sort().join()}`;
      }),
    );
    const isSame = finer.count === count;
    ({ classes, count } = finer);
    if (isSame) break;
  }
  const joined: ExploredNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const ownClass = classes[index] ?? 0;
    if (joined[ownClass] !== undefined) continue;
    const ways = new Map<string, { step: number; to: number }>();
    for (const { step, to } of node.edges) {
      const target = classes[to] ?? 0;
      ways.set(`${step}>${target}`, { step, to: target });
    }
    joined[ownClass] = { ...node, edges: [...ways.values()] };
  }
  return {
    steps: graph.steps,
    nodes: joined,
    inputs: graph.inputs.map(({ input, node }) => ({ input, node: classes[node] ?? 0 })),
  };
}
