import type { GraphNode } from '../../machines/picture/lay-out-picture.ts';

type Place = Pick<GraphNode, 'path' | 'x' | 'y'>;
/** Arrow key → what lies ahead, and what lies aside. */
const axes: Readonly<Record<string, (from: Place, to: Place) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: (from, to) => [to.x - from.x, to.y - from.y],
  ArrowLeft: (from, to) => [from.x - to.x, to.y - from.y],
  ArrowDown: (from, to) => [to.y - from.y, to.x - from.x],
  ArrowUp: (from, to) => [from.y - to.y, to.x - from.x],
};

/** The node that an arrow key leads to: the nearest one ahead, what lies straight ahead first. Null where there is none, or at another key. */
export function stepNode(nodes: readonly Place[], path: string, key: string): string | null {
  const from = nodes.find((node) => node.path === path);
  const measure = axes[key];
  if (from === undefined || measure === undefined) return null;
  const ahead = nodes.flatMap((node) => {
    const [forward, aside] = measure(from, node);
    return forward > 0 ? [{ path: node.path, cost: forward + 2 * Math.abs(aside) }] : [];
  });
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.path ?? null;
}
