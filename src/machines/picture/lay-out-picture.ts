import type { Structure } from './structure.ts';

export interface GraphNode {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'atomic' | 'final';
}
export interface GraphEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  /** Transitions that this edge draws. */
  readonly transitions: readonly string[];
  /** SVG path. */
  readonly line: string;
  /** Where a label goes. */
  readonly labelX: number;
  readonly labelY: number;
}
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly width: number;
  readonly height: number;
}

/** Size of a drawn state and the space around it, in SVG units. */
export const nodeSize = { width: 188, height: 40 } as const;
const gap = { x: 136, y: 36 } as const;
const margin = 56;

interface Link {
  readonly from: string;
  readonly to: string;
  readonly labels: string[];
  readonly transitions: string[];
}

/** Transitions between resting states; what leaves a parent leaves each of its children. */
function collectLinks({ states, transitions }: Structure, leaves: readonly string[]): readonly Link[] {
  const restOf = new Map(states.map(({ path, rest }) => [path, rest]));
  const links = new Map<string, Link>();
  for (const { id, source, targets, label } of transitions) {
    const sources = leaves.filter(
      (leaf) => source === '' || leaf === source || leaf.startsWith(`${source}.`),
    );
    for (const target of targets) {
      const to = restOf.get(target) ?? target;
      for (const from of sources) {
        if (from === to) continue;
        const key = `${from} ${to}`;
        const link = links.get(key) ?? { from, to, labels: [], transitions: [] };
        if (!link.labels.includes(label)) link.labels.push(label);
        link.transitions.push(id);
        links.set(key, link);
      }
    }
  }
  return [...links.values()];
}

/** Steps from the start, so that a flow reads from left to right. */
function assignLayers(start: string, leaves: readonly string[], links: readonly Link[]): Map<string, number> {
  const layers = new Map<string, number>([[start, 0]]);
  const queue = [start];
  for (let leaf = queue.shift(); leaf !== undefined; leaf = queue.shift()) {
    const next = (layers.get(leaf) ?? 0) + 1;
    for (const { from, to } of links) {
      if (from !== leaf || layers.has(to)) continue;
      layers.set(to, next);
      queue.push(to);
    }
  }
  for (const leaf of leaves) if (!layers.has(leaf)) layers.set(leaf, 0);
  return layers;
}

/** Orders each layer by the middle of its neighbours, forth and back, to keep lines from crossing. */
function orderLayers(
  leaves: readonly string[],
  layers: ReadonlyMap<string, number>,
  links: readonly Link[],
): string[][] {
  const rows: string[][] = [];
  for (const leaf of leaves) (rows[layers.get(leaf) ?? 0] ??= []).push(leaf);
  const columns = Array.from(rows, (row: string[] | undefined) => row ?? []);
  const sweep = (order: readonly number[]): void => {
    const placeOf = new Map(
      columns.flatMap((row) => row.map((leaf, index) => [leaf, index - row.length / 2] as const)),
    );
    const middle = (leaf: string): number => {
      const near = links
        .filter(({ from, to }) => from === leaf || to === leaf)
        .map(({ from, to }) => placeOf.get(from === leaf ? to : from) ?? 0);
      return near.length === 0 ? 0 : near.reduce((sum, place) => sum + place, 0) / near.length;
    };
    for (const index of order) columns[index]?.sort((one, other) => middle(one) - middle(other));
  };
  const forth = columns.map((_, index) => index);
  for (let pass = 0; pass < 3; pass += 1) {
    sweep(forth);
    sweep([...forth].reverse());
  }
  return columns;
}

function drawLine(from: GraphNode, to: GraphNode): { line: string; labelX: number; labelY: number } {
  const half = nodeSize.height / 2;
  if (to.x > from.x) {
    const [x1, y1, x2, y2] = [from.x + nodeSize.width, from.y + half, to.x, to.y + half];
    const bend = (x2 - x1) / 2;
    // A line over several layers is lifted off the straight, so that it does not run through states between.
    const lift = x2 - x1 > gap.x * 2 && Math.abs(y1 - y2) < nodeSize.height ? -nodeSize.height * 1.4 : 0;
    const line = `M${x1},${y1} C${x1 + bend},${y1 + lift} ${x2 - bend},${y2 + lift} ${x2},${y2}`;
    return { line, labelX: (x1 + x2) / 2, labelY: (y1 + y2) / 2 + lift * 0.75 };
  }
  if (to.x === from.x) {
    const isDown = to.y > from.y;
    const [x, y1, y2] = [
      from.x + nodeSize.width * 0.72,
      from.y + (isDown ? nodeSize.height : 0),
      to.y + (isDown ? 0 : nodeSize.height),
    ];
    const side = Math.abs(y2 - y1) > gap.y + 1 ? 76 : 14;
    return {
      line: `M${x},${y1} C${x + side},${y1 + (y2 - y1) * 0.3} ${x + side},${y2 - (y2 - y1) * 0.3} ${x},${y2}`,
      labelX: x + side * 0.75,
      labelY: (y1 + y2) / 2,
    };
  }
  const [x1, y1] = [from.x + nodeSize.width * 0.35, from.y + nodeSize.height];
  const [x2, y2] = [to.x + nodeSize.width * 0.55, to.y + nodeSize.height];
  const depth = 26 + Math.min(60, (x1 - x2) * 0.09);
  const low = Math.max(y1, y2) + depth;
  return {
    line: `M${x1},${y1} C${x1 - 18},${low} ${x2 + 26},${low} ${x2},${y2}`,
    labelX: (x1 + x2) / 2,
    labelY: y1 * 0.125 + low * 0.75 + y2 * 0.125,
  };
}

/** Places the resting states of a machine in layers and draws what leads from one to another. */
export function layOutGraph(structure: Structure): Graph {
  const states = structure.states.filter(({ kind }) => kind !== 'compound');
  const leaves = states.map(({ path }) => path);
  const links = collectLinks(structure, leaves);
  const columns = orderLayers(leaves, assignLayers(structure.initial, leaves, links), links);
  const tallest = Math.max(...columns.map((column) => column.length));
  const stepY = nodeSize.height + gap.y;
  const kindOf = new Map(
    states.map(({ path, kind }) => [path, kind === 'final' ? ('final' as const) : ('atomic' as const)]),
  );
  const nodes = columns.flatMap((column, layer) =>
    column.map((path, row): GraphNode => ({
      path,
      x: margin / 2 + layer * (nodeSize.width + gap.x),
      y: margin + (row + (tallest - column.length) / 2) * stepY,
      kind: kindOf.get(path) ?? 'atomic',
    })),
  );
  const nodeOf = new Map(nodes.map((node) => [node.path, node]));
  const edges = links.flatMap(({ from, to, labels, transitions }): readonly GraphEdge[] => {
    const [source, target] = [nodeOf.get(from), nodeOf.get(to)];
    if (source === undefined || target === undefined) return [];
    return [{ id: `${from}→${to}`, from, to, labels, transitions, ...drawLine(source, target) }];
  });
  return {
    nodes,
    edges,
    width: margin + columns.length * (nodeSize.width + gap.x) - gap.x,
    height: margin * 2 + tallest * stepY + 40,
  };
}
