import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { readGraph } from '../../src/machines/graph/read-graph.ts';
import type { MachineGraph } from '../../src/protocol/machine/machine-graph.ts';
import { walkBesideGraph } from './graph-walk.ts';

const walks = { walks: byEffort(6, 200), steps: 40, seed: 20_261_121 };

const graphOf = (id: string): MachineGraph => {
  const graph = readGraph(id);
  if (graph === null) throw new Error(`expects a stored graph of ${id}`);
  return graph;
};

describe('the graph that the proof goes through', () => {
  test.each(Object.keys(machineCatalog))(
    '%s: has every moment that a walk through the machine meets',
    (id) => {
      const { missing, moves } = walkBesideGraph(id, machineCatalog, graphOf(id), walks);
      expect(missing).toBeNull();
      expect(moves).toBeGreaterThan(0);
    },
  );

  test('is found out where it lacks a way, a node, or says another thing of one', () => {
    const whole = graphOf('login');
    const withoutWay = whole.steps.findIndex(
      ({ kind, event }) => kind === 'person' && event === 'form.submit',
    );
    expect(withoutWay).toBeGreaterThan(-1);
    const broken: readonly MachineGraph[] = [
      {
        ...whole,
        nodes: whole.nodes.map((node) => ({
          ...node,
          edges: node.edges.filter(({ step }) => whole.steps[step]?.event !== 'form.submit'),
        })),
      },
      {
        ...whole,
        nodes: whole.nodes.map((node) => ({
          ...node,
          edges: node.edges.filter(({ step }) => whole.steps[step]?.kind !== 'timer'),
        })),
      },
      {
        ...whole,
        nodes: whole.nodes.map((node) => ({ ...node, projection: { ...node.projection, busy: false } })),
      },
    ];
    for (const graph of broken)
      expect(
        walkBesideGraph('login', machineCatalog, graph, { ...walks, walks: byEffort(30, 60) }).missing,
      ).not.toBeNull();
  });
});
